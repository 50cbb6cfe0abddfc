import { expect, test } from 'vitest';
import { fakeToken } from '../../../testing';
import { expiryOf, refreshDelay } from './tokenTimes';

test.each([
  [3_600, 3_510],
  [900, 810],
  [600, 540],
  [300, 270],
  [200, 170],
  [60, 30],
  [33, 5],
  [20, 5],
])('with %i s left a token is refreshed in %i s', (left, delay) => {
  expect(refreshDelay(left * 1_000)).toBe(delay * 1_000);
});

test('the expiry is read from a payload in base64url', () => {
  // This payload encodes to characters that plain base64 does not have.
  const payload = btoa(JSON.stringify({ name: '???>>>~~', exp: 1_760_000_000 }))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');
  expect(payload).toMatch(/[-_]/);
  expect(expiryOf(`h.${payload}.s`)).toBe(1_760_000_000_000);
  expect(expiryOf(fakeToken(1_760_000_000_000))).toBe(1_760_000_000_000);
});

test.each(['', 'opaque', 'a.b.c', 'a.e30.c', `a.${btoa('{"exp":"soon"}')}.c`])(
  '%j has no expiry',
  (token) => {
    expect(expiryOf(token)).toBeNull();
  },
);
