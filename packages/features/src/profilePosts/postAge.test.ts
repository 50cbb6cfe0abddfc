import { expect, test } from 'vitest';
import { postAge } from './postAge';

const NOW = Date.UTC(2025, 9, 8, 18);
const [S, M, H, D] = [1_000, 60_000, 3_600_000, 86_400_000];

test.each([
  [-5 * S, 'now'],
  [59 * S, 'now'],
  [60 * S, '1m'],
  [59 * M, '59m'],
  [60 * M, '1h'],
  [23 * H, '23h'],
  [24 * H, '1d'],
  [6 * D, '6d'],
  [7 * D, '1w'],
  [70 * D, '10w'],
])('a post of %i ms ago says %s', (age, label) => {
  expect(postAge(new Date(NOW - age).toISOString(), NOW)).toBe(label);
});

test('a time that cannot be read says nothing', () => {
  expect(postAge('', NOW)).toBe('');
});
