import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { asciiOnly } from './asciiOnly.mjs';

/** What a script says where its page is written as old ones are. */
const readAsLatin = (script) =>
  runInNewContext(new TextDecoder('windows-1252').decode(new TextEncoder().encode(script)));

test('an element says the same on a page that is not written in UTF-8', () => {
  const script = '[`–·…`, "é👋", /[=＝]/.test("＝"), "3 px"]';
  expect([...readAsLatin(script)]).not.toEqual(['–·…', 'é👋', true, '3 px']);
  expect([...readAsLatin(asciiOnly(script))]).toEqual(['–·…', 'é👋', true, '3 px']);
});

test('a script in which an escape would mean another thing is refused', () => {
  expect(() => asciiOnly('`\\–`')).toThrow('After a backslash');
});
