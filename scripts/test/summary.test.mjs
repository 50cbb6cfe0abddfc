import { expect, test } from 'vitest';
import { summary } from './summary.mjs';

const complete = { TEST_DATABASE_URL: 'postgres://', TEST_REDIS_URL: 'redis://' };
const result = (name, counts) => ({
  name,
  seconds: 7,
  counts: { passed: 0, failed: 0, skipped: 0, leftOut: [], retried: [], ...counts },
});
const retried = (name, reason = '') => ({ test: name, reason });

test('the last line is the total, and names what was skipped only when something was', () => {
  expect(summary([result('lint', { passed: 1 }), result('units', { passed: 2 })], complete)).toBe(
    [
      '',
      'lint      1 passed, 0 failed, 0 skipped  (7 s)',
      'units     2 passed, 0 failed, 0 skipped  (7 s)',
      '',
      '3 passed, 0 failed',
    ].join('\n'),
  );
  expect(
    summary([result('api', { passed: 5, failed: 1, skipped: 2 })], complete)
      .split('\n')
      .at(-1),
  ).toBe('5 passed, 1 failed, 2 skipped');
});

test('tests that passed on a second try are counted over all parts and named', () => {
  const lines = summary(
    [
      result('units', { passed: 9, retried: [retried('clock.test.ts › ticks', 'late by 3 ms')] }),
      result('stories', { passed: 4, retried: [retried('PostCard › Reactions')] }),
    ],
    complete,
  ).split('\n');
  expect(lines.slice(-5)).toEqual([
    '2 passed on a second try:',
    '  units     clock.test.ts › ticks (at first: late by 3 ms)',
    '  stories   PostCard › Reactions',
    '',
    '13 passed, 0 failed',
  ]);
});

test('tests that were skipped are named', () => {
  const lines = summary(
    [result('api', { passed: 5, skipped: 1, leftOut: ['cluster.test.ts › two nodes › meet'] })],
    complete,
  ).split('\n');
  expect(lines.slice(-5)).toEqual([
    '',
    '1 skipped:',
    '  api       cluster.test.ts › two nodes › meet',
    '',
    '5 passed, 0 failed, 1 skipped',
  ]);
});

test('what the environment leaves out is said', () => {
  const text = summary([result('api', { passed: 1 })], { TEST_REDIS_URL: 'redis://' });
  expect(text).toContain('Skipped: the API tests on PostgreSQL');
  expect(text).not.toContain('Redis');
});
