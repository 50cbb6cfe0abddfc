import type { lookup } from 'node:dns';
import { expect, test } from 'vitest';
import { isPublicAddress, isPushEndpoint, publicLookup } from './publicHosts';

const HOSTS = ['push.example', '.push.apple.com'];

test.each([
  ['https://push.example/send/1', true],
  ['https://web.push.apple.com/x', true],
  ['http://push.example/send/1', false],
  ['https://push.example:8443/send/1', false],
  ['https://name:word@push.example/send/1', false],
  ['https://push.example.attacker.test/', false],
  ['https://evilpush.apple.com/', false],
  ['https://notpush.example/', false],
  ['https://127.0.0.1/', false],
  ['https://[::1]/', false],
  ['https://localhost/', false],
  ['no address', false],
])('an endpoint is one of a push service: %s', (endpoint, isOne) => {
  expect(isPushEndpoint(endpoint, HOSTS)).toBe(isOne);
});

test.each(
  (
    '0.0.0.0 10.1.2.3 100.64.0.1 127.0.0.1 169.254.169.254 172.16.0.1 192.168.1.1 198.18.0.1 ' +
    '224.0.0.1 255.255.255.255 ::1 :: ::ffff:10.0.0.1 ::ffff:8.8.8.8 fe80::1 fc00::1 fd00::1 ' +
    'ff02::1 64:ff9b::a00:1 2002:a00:1:: 2001:0:a00:1:: 2001:db8::1 word'
  ).split(' '),
)('%s is no address that anybody may reach', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['8.8.8.8', '142.250.74.10', '2a00:1450:4001:82a::200a'])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

const lookUp = (addresses: string[], all = true) =>
  new Promise<unknown>((resolve) => {
    const look = ((_host: string, _options: unknown, found: (...args: unknown[]) => void) =>
      found(
        null,
        addresses.map((address) => ({ address, family: 4 })),
      )) as unknown as typeof lookup;
    publicLookup('push.example', { all }, (error, found) => resolve(error ?? found), look);
  });

test('a host is connected to by a public address', async () => {
  expect(await lookUp(['8.8.8.8'])).toEqual([{ address: '8.8.8.8', family: 4 }]);
  expect(await lookUp(['8.8.8.8'], false)).toBe('8.8.8.8');
});

test('a host with a private address is connected to by none of them', async () => {
  expect(await lookUp(['8.8.8.8', '10.0.0.1'])).toEqual(
    new Error('push.example has no public address'),
  );
  expect(await lookUp([])).toBeInstanceOf(Error);
});
