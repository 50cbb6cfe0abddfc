import { expect, test } from 'vitest';
import { withinSentence } from './spanish';

test('weekdays are small within a sentence, other names stay as they are', () => {
  expect(withinSentence('Domingo')).toBe('domingo');
  expect(withinSentence('Miércoles')).toBe('miércoles');
  expect(withinSentence('Gran Final')).toBe('Gran Final');
});
