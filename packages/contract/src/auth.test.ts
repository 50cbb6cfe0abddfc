import { assert, constantFrom, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { EMAIL_PATTERN } from './auth';

test.each([
  ['ann@fans.test', true],
  ['ann.lee+club@mail.fans.test', true],
  ['a@b.c', true],
  ['a@.b.c', true],
  ['a@.b', false],
  ['a@b.', false],
  ['a@b', false],
  ['@b.c', false],
  ['a@b@c.d', false],
  ['a b@c.d', false],
  ['', false],
])('%j is an address: %s', (text, isAddress) => {
  expect(EMAIL_PATTERN.test(text)).toBe(isAddress);
});

test('an address has one @ and a dot inside what follows', () => {
  const sign = constantFrom('a', '.', '@', ' ', '\n', 'é');
  assert(
    property(string({ unit: sign, maxLength: 12 }), (text) => {
      const [local, host, ...more] = text.split('@');
      const isAddress =
        !/\s/.test(text) && !!local && more.length === 0 && !!host?.slice(1, -1).includes('.');
      expect(EMAIL_PATTERN.test(text)).toBe(isAddress);
    }),
  );
});

test('a long text that is none takes no longer than reading it', () => {
  const begun = performance.now();
  for (const text of [`a@${'.'.repeat(60_000)}@`, `a@${'.a'.repeat(30_000)} `])
    expect(EMAIL_PATTERN.test(text)).toBe(false);
  // From each dot anew it took ten seconds and more.
  expect(performance.now() - begun).toBeLessThan(500);
});
