import { expect, test } from 'vitest';
import { results } from '../messages.es';

test('in Spanish a line that begins with a weekday begins with a capital', () => {
  expect(results.dayName('Monday')).toBe('Lunes');
  expect(results.sessionDay(new Date(2025, 9, 6, 12))).toBe('Lunes, 6 de octubre');
});
