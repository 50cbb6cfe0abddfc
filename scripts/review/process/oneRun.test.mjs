import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { claimRun } from './oneRun.mjs';

const oneRun = new URL('oneRun.mjs', import.meta.url);
const runTool = new URL('runTool.mjs', import.meta.url);

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

/** A tool that says much, writes into a folder without end, and has started one that does so. */
const endlessTool = (tree, port) => {
  const writeFor = (name) => `
    const { mkdirSync, writeFileSync } = require('node:fs');
    let count = 0;
    setInterval(() => {
      mkdirSync(${JSON.stringify(tree)}, { recursive: true });
      writeFileSync(${JSON.stringify(join(tree, name))} + (count += 1), '');
      if (count === 9) require('node:net').connect(${port}).on('close', () => process.exit());
    }, 1);`;
  return `
    console.log('much of a log');
    require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(writeFor('a'))}]);
    ${writeFor('b')}`;
};

test.each([
  ['SIGTERM', 143],
  ['SIGINT', 130],
])(
  '%s ends a run at once with the tools it waits for, and says nothing',
  async (signal, code) => {
    const tree = join(folder, 'tree');
    // A process is gone when its connection is, also where nobody asks how it has ended.
    const connections = [];
    const server = createServer((one) => connections.push(one.on('error', () => {}).resume()));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const script = `
    const { claimRun, cleanUpAtEnd, removeFolder } = await import(${JSON.stringify(oneRun)});
    const { runTool } = await import(${JSON.stringify(runTool)});
    const endRun = claimRun(${JSON.stringify(file)});
    cleanUpAtEnd(() => {
      removeFolder(${JSON.stringify(tree)});
      endRun();
    });
    const tool = ${JSON.stringify(endlessTool(tree, server.address().port))};
    await runTool(process.execPath, ['-e', tool]).catch(console.error);
    process.exit(2);`;
    const run = spawn(process.execPath, ['--input-type=module', '-e', script]);
    let said = '';
    for (const stream of [run.stdout, run.stderr]) stream.on('data', (chunk) => (said += chunk));
    try {
      await vi.waitFor(() => expect(connections).toHaveLength(2), 30_000);
      run.kill(signal);
      expect(await once(run, 'close', { signal: AbortSignal.timeout(15_000) })).toEqual([
        code,
        null,
      ]);
      expect(said).toBe('');
      await vi.waitFor(() => expect(connections.every(({ closed }) => closed)).toBe(true));
      expect([file, tree].filter(existsSync)).toEqual([]);
    } finally {
      run.kill('SIGKILL');
      for (const one of connections) one.destroy();
      server.close();
    }
  },
  60_000,
);
