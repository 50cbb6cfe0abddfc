import { array, assert, constantFrom, integer, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { EXCERPT_LENGTH, excerptOf } from './excerpt';

test('a short text is shown whole, on one line', () => {
  expect(excerptOf('Gates open\n\n at nine', 'nine')).toBe('Gates open at nine');
});

test('of a long one, the words are shown with what stands around them', () => {
  const text = `${'One lap more. '.repeat(20)}Gates open at nine. ${'Bring a chair. '.repeat(20)}`;
  const shown = excerptOf(text, 'GATES');
  expect(shown).toMatch(/^…One lap more\. One lap more\. Gates open at nine\. .*…$/);
});

test('of a long one without the words, its beginning is', () => {
  expect(excerptOf('One lap more. '.repeat(20), 'gates')).toMatch(/^One lap more\..*…$/);
});

test('an excerpt has the words, no half sign, and is no longer than it may be', () => {
  const part = constantFrom('lap', 'havasu', '🚤', 'é', ' ', '\n', 'x'.repeat(70), 'ß');
  assert(
    property(array(part, { maxLength: 60 }), integer({ min: 0, max: 60 }), (parts, place) => {
      const text = [...parts.slice(0, place), ' needle ', ...parts.slice(place)].join('');
      const shown = excerptOf(text, 'Needle');
      expect(shown).toContain('needle');
      expect([...shown].length).toBeLessThanOrEqual(EXCERPT_LENGTH + 2);
      expect(shown).not.toMatch(/\p{Cs}/u);
    }),
  );
  assert(
    property(string(), string({ maxLength: 40 }), (text, words) => {
      expect([...excerptOf(text, words)].length).toBeLessThanOrEqual(EXCERPT_LENGTH + 2);
    }),
  );
});
