import { assert, constantFrom, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { limitLineBreaks } from './limitLineBreaks';

const breaksOf = (text: string) => text.split('\n').length - 1;

test.each([
  ['a\nb', 'a\nb'],
  ['a\n\nb', 'a\n\nb'],
  ['a\n\n\nb', 'a\n\nb'],
  ['a\n \n\t\n\n  b', 'a\n\n  b'],
  ['  a  b', '  a  b'],
])('%j is drawn as %j', (text, drawn) => expect(limitLineBreaks(text)).toBe(drawn));

test('lines beyond forty are drawn in one, and no word is left out', () => {
  const lines = Array.from({ length: 100 }, (_, n) => `${n}`);
  const drawn = limitLineBreaks(lines.join('\n'));
  expect(drawn.split('\n')).toHaveLength(41);
  expect(drawn.split(/\s/)).toEqual(lines);
});

test('no text has more than forty, each with an empty line, and its words are all there', () => {
  const unit = constantFrom('\n', ' ', '\u2028', '\v', '\u200b', 'a', 'ب');
  assert(
    property(string({ unit, maxLength: 2_000, size: 'max' }), (text) => {
      const drawn = limitLineBreaks(text);
      expect(breaksOf(drawn)).toBeLessThanOrEqual(80);
      expect(drawn.replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
      expect(drawn).not.toMatch(/\n\n\n/);
    }),
  );
});
