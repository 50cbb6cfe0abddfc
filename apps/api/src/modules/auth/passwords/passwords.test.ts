import { expect, test } from 'vitest';
import { hashPassword, isPassword } from './passwords';

/** The cost in production. */
const LOG2N = 15;

test('a stored password names its cost, differs each time, and fits only itself', async () => {
  const [one, two] = [await hashPassword('pässword', LOG2N), await hashPassword('pässword', LOG2N)];
  expect(one).toMatch(/^scrypt\$15\$8\$3\$/);
  expect(one).not.toBe(two);
  expect(await isPassword('pa\u0308ssword', one, LOG2N)).toBe(true);
  expect(await isPassword('Pässword', one, LOG2N)).toBe(false);
  expect(await isPassword('anything', undefined, LOG2N)).toBe(false);
  expect(await isPassword('none', 'none', LOG2N)).toBe(false);
});
