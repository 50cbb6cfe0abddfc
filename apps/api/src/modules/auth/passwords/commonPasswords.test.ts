import { assert, integer, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isCommonPassword } from './commonPasswords';
import { isPattern } from './passwordPatterns';

test.each(['12345678', 'password', 'Password', 'qwerty123', 'iloveyou', 'passw0rd'])(
  '%j is common, whatever its case',
  async (password) => expect(await isCommonPassword(password)).toBe(true),
);

test.each([
  'pass word1',
  'p a s s w o r d',
  'pässwörd',
  'Password!',
  'pass\u{200B}word',
  'i-love-you',
])('%j is common, in spite of what stands between or above its letters', async (password) =>
  expect(await isCommonPassword(password)).toBe(true),
);

describe('a pattern is guessed first', () => {
  test.each([
    [
      'repeats',
      ['aaaaaaaa', '12341234', 'abcabcab', '        ', '!!!!!!!!', 'хахахаха', '19871987'],
    ],
    ['counts', ['87654321', 'abcdefgh', 'zyxwvuts', '67890123', 'abcd4321', '111222333']],
    ['goes along keys', ['qwertzui', 'poiuytre', 'asdfghjk', 'qazwsxedc', 'azertyui', '1qay2wsx']],
    ['is a date', ['01011990', '12311999', '2024-12-31', '31.12.2024', '1987 1990']],
  ])('that %s', async (_what, passwords) => {
    const answers = await Promise.all(passwords.map(isCommonPassword));
    expect(passwords.filter((_, index) => !answers[index])).toEqual([]);
  });
});

test.each(['correct horse', 'demo1234x', 'eine Wölfin', '', '84629175', 'brand-new-1', '19871342'])(
  '%j is none of them',
  async (password) => expect(await isCommonPassword(password)).toBe(false),
);

test('what is drawn at random is next to never one of them', () => {
  const drawn = (seed: number) => {
    let state = seed;
    const next = () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648);
    const abc = 'abcdefghijklmnopqrstuvwxyz0123456789';
    return Array.from({ length: 8 }, () => abc[(next() >> 8) % abc.length]).join('');
  };
  const all = Array.from({ length: 20_000 }, (_, seed) => drawn(seed * 7919 + 1));
  expect(all.filter(isPattern)).toEqual([]);
});

/** Made before any test: sorting all characters takes seconds on a busy machine. */
const anyUnit = string({ unit: 'binary', minLength: 1, maxLength: 2 }).map((text) =>
  text.toLowerCase(),
);

test('whatever is sent is answered, and what is repeated in it makes it one of them', () => {
  assert(
    property(anyUnit, integer({ min: 2, max: 200 }), (text, times) => {
      expect(isPattern(text.repeat(times))).toBe(true);
    }),
  );
});
