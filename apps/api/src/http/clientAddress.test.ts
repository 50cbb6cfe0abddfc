import { expect, test } from 'vitest';
import { addressGroup, addressRange, ofRange } from './clientAddress';

test.each([
  ['203.0.113.7', '203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0:0::/64', '2001:db8:0::/48'],
  ['::1', '0:0:0:0::/64', '0:0:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
  ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64', '64:ff9b:0::/48'],
  // As some proxies write who asks.
  ['203.0.113.7:50123', '203.0.113.7', '203.0.113.0/24'],
  ['[2001:db8:1:2::1]:443', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['[2001:db8:1:2::1]', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['[::ffff:203.0.113.7]:443', '203.0.113.7', '203.0.113.0/24'],
])('%s counts as %s and is in %s', (ip, group, range) => {
  expect([addressGroup(ip), addressRange(ip)]).toEqual([group, range]);
});

test.each([
  ['call:2001:db8:1:2::/64mail', 'call:2001:db8:1::/48mail'],
  ['2001:db8:0:0::/64', '2001:db8:0::/48'],
  ['call:203.0.113.7mail', undefined],
  ['call:0b6f4a52-write', undefined],
])('what is counted as %s counts for a range as %s', (key, range) => {
  expect(ofRange(key)).toBe(range);
});
