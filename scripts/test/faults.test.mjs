import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { faults } from './faults.mjs';

const row = (fault, counts) => ({
  fault,
  database: 'postgres',
  calls: 100,
  acknowledged: 90,
  lost: 0,
  doubled: 0,
  unanswered: 0,
  falseLogouts: 0,
  slowestMs: 8_040,
  ...counts,
});

test('what the tests of this run left in the file is printed as one table', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'clubline-fault-table-'));
  const file = join(folder, 'rows');
  writeFileSync(file, 'of an earlier run');
  const printed = [];
  const rows = [row('a cut', {}), row('a long silence', { lost: 12, slowestMs: undefined })];
  const runTests = async () => {
    writeFileSync(file, rows.map((one) => `${JSON.stringify(one)}\n`).join(''));
    return { passed: 2 };
  };
  expect(await faults(file, runTests, (text) => printed.push(text))).toEqual({ passed: 2 });
  expect(printed).toEqual([
    [
      '',
      'fault           database  calls  acknowledged ' +
        ' lost  doubled  unanswered  false logouts  slowest answer',
      'a cut           postgres    100            90 ' +
        '    0        0           0              0           8.0 s',
      'a long silence  postgres    100            90 ' +
        '   12        0           0              0               –',
      '',
    ].join('\n'),
  ]);
  rmSync(folder, { recursive: true });
});

test('where nothing could be run there is no table', async () => {
  const printed = [];
  await faults(
    join(tmpdir(), 'no-such-rows'),
    async () => ({}),
    (text) => printed.push(text),
  );
  expect(printed).toEqual([]);
});
