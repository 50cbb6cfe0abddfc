import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { claimRun } from './oneRun.mjs';

const oneRun = new URL('oneRun.mjs', import.meta.url);

let folder;
let file;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'clubline-run-'));
  file = join(folder, 'review', 'run');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a second run is refused while the first is there, and begins once it has ended', () => {
  const end = claimRun(file);
  expect(() => claimRun(file)).toThrow(`Another review is running here (process ${process.pid})`);
  end();
  claimRun(file)();
  expect(existsSync(file)).toBe(false);
});

test('what a run that was killed has left is taken over', () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  claimRun(file)();
  writeFileSync(file, String(pid));
  claimRun(file);
  expect(readFileSync(file, 'utf8')).toBe(String(process.pid));
});

test.each([
  ['SIGTERM', 143],
  ['SIGINT', 130],
])('%s ends a run, which cleans up', async (signal, code) => {
  const script = `
    const { claimRun, cleanUpAtEnd } = await import(${JSON.stringify(oneRun)});
    cleanUpAtEnd(claimRun(${JSON.stringify(file)}));
    setInterval(() => {}, 1000);
    console.log('running');`;
  const run = spawn(process.execPath, ['--input-type=module', '-e', script]);
  await once(run.stdout, 'data');
  expect(existsSync(file)).toBe(true);
  run.kill(signal);
  expect(await once(run, 'exit')).toEqual([code, null]);
  expect(existsSync(file)).toBe(false);
});
