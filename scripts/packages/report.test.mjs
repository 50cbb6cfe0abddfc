import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { byFramework, checked, driven, row, table } from './report.mjs';

const folder = mkdtempSync(join(tmpdir(), 'clubline-report-'));
afterAll(() => rmSync(folder, { recursive: true }));

const figure = (...description) => ({ type: 'figure', description: JSON.stringify(description) });
const report = (stats, suites = []) => {
  const file = join(folder, `${Math.random()}.json`);
  writeFileSync(file, JSON.stringify({ stats, suites }));
  return file;
};

test('figures are found in tests at any depth, and are wrong where their test failed', () => {
  const spec = (ok, annotations) => ({ ok, tests: [{ annotations }] });
  const file = report({ expected: 1, flaky: 0, unexpected: 1, skipped: 2 }, [
    {
      specs: [spec(true, [figure('sockets', '1', '1'), { type: 'issue', description: 'x' }])],
      suites: [{ suites: [{ specs: [spec(false, [figure('heap', '9 MB', '1 MB')])] }] }],
    },
  ]);
  expect(driven(file, false)).toMatchObject({
    figures: [row('sockets', '1', '1', true), row('heap', '9 MB', '1 MB', false)],
    passed: 1,
    failed: 1,
    skipped: 2,
  });
});

test('a run that left no report, or failed without a failed test, counts as one failure', () => {
  expect(driven(join(folder, 'none.json'), true).failed).toBe(1);
  expect(driven(report({ expected: 3, flaky: 0, unexpected: 0, skipped: 0 }), false).failed).toBe(
    1,
  );
  expect(driven(report({ expected: 3, flaky: 1, unexpected: 0, skipped: 0 }), true)).toMatchObject({
    passed: 4,
    failed: 0,
  });
});

test('what a check found wrong is reported, below the table when it takes several lines', () => {
  const text = table([
    ...checked([
      ['types', ['one\ntwo']],
      ['files', []],
    ]),
    row('weight', '4.9 kB', '5 kB'),
  ]);
  expect(text).toMatch(/^WRONG +types +see below +nothing wrong$/m);
  expect(text).toMatch(/^ok +files +nothing wrong +nothing wrong$/m);
  expect(text).toMatch(/^ok +weight +4\.9 kB +5 kB$/m);
  expect(text.endsWith('types:\none\ntwo')).toBe(true);
});

test('each framework is told of by its minutes, the bytes it adds and its lines', () => {
  const took = (duration, annotations = []) => ({
    ok: true,
    tests: [{ annotations, results: [{ duration }] }],
  });
  const file = report({ expected: 3, flaky: 0, unexpected: 0, skipped: 0 }, [
    {
      title: 'examples.spec.ts',
      suites: [
        {
          title: 'astro',
          specs: [took(60_000, [figure('examples/astro, lines in the console', '0', '0')])],
        },
        { title: 'astro, without script', specs: [took(30_000)] },
      ],
    },
  ]);
  const text = byFramework(
    { astro: { minutes: 1, added: 50_500 }, pnpm: { minutes: 0.3 } },
    driven(file, true),
  );
  expect(text.split('\n').map((line) => line.trim().split(/ {2,}/))).toEqual([
    ['framework', 'minutes', 'kB added', 'lines in the console'],
    ['astro', '2.5', '50.5', '0'],
    ['pnpm', '0.3'],
  ]);
});
