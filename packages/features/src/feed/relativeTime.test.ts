import { expect, test } from 'vitest';
import { relativeTime } from './relativeTime';

const now = Date.UTC(2025, 9, 8, 18);
const S = 1_000;
const M = 60 * S;
const H = 60 * M;
const D = 24 * H;

test.each([
  [-3 * S, 'just now'],
  [4 * S, 'just now'],
  [5 * S, '5s ago'],
  [59 * S, '59s ago'],
  [60 * S, '1m ago'],
  [59 * M, '59m ago'],
  [60 * M, '1h ago'],
  [23 * H, '23h ago'],
  [24 * H, '1d ago'],
  [6 * D, '6d ago'],
  [7 * D, '1w ago'],
  [365 * D, '52w ago'],
])('%i ms ago reads %s', (age, label) =>
  expect(relativeTime(new Date(now - age).toISOString(), now)).toBe(label),
);

test('a time that cannot be read says nothing', () =>
  expect(relativeTime('yesterday', now)).toBe(''));
