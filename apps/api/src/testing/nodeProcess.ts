import { execFile, spawn } from 'node:child_process';
import type { ChildProcess, SpawnOptions } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';

const apiFolder = join(import.meta.dirname, '../..');

/**
 * Bundles `main.ts` as the build does, so that a process of its own starts as fast as in
 * production.
 */
export async function buildNode(): Promise<string> {
  // A folder for each worker: files of tests run side by side.
  const outDir = `.cache/node-under-test-${process.env.VITEST_POOL_ID}`;
  const tsup = createRequire(import.meta.url).resolve('tsup/dist/cli-default.js');
  await promisify(execFile)(process.execPath, [tsup, '--out-dir', outDir, '--silent'], {
    cwd: apiFolder,
  });
  return join(apiFolder, outDir, 'main.js');
}

export interface NodeProcess {
  address: string;
  child: ChildProcess;
  /** Resolves with the exit code, or null after a signal. */
  ended: Promise<number | null>;
  kill(signal: NodeJS.Signals): Promise<number | null>;
}

const settings = {
  PORT: '0',
  HOST: '127.0.0.1',
  LOG_LEVEL: 'warn',
  SEED: 'none',
  RATE_LIMIT_SCALE: '10000',
  STOP_GRACE_SECONDS: '0',
  // PostgreSQL keeps the connections of killed nodes for a while, and has 100 for all tests.
  DATABASE_POOL: '3',
};

/** Starts a node as a process and waits until it serves. */
export async function startNode(main: string, env: Record<string, string>): Promise<NodeProcess> {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, ...settings, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
  let output = '';
  const address = await new Promise<string>((resolve, reject) => {
    const listen = (chunk: Buffer): void => {
      output += chunk.toString();
      const found = /Clubline\s+http:\/\/\S+?:(\d+)/.exec(output);
      if (found !== null) resolve(`http://127.0.0.1:${found[1]}`);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    // Once all it said has been read, too.
    child.on('close', (code, signal) =>
      reject(new Error(`The node did not start (${code ?? signal}):\n${output}`)),
    );
  });
  return {
    address,
    child,
    ended,
    async kill(signal) {
      child.kill(signal);
      return await ended;
    },
  };
}

/** Starts a node that cannot serve, and gives back how it ended and all it said. */
export async function startRefusedNode(
  main: string,
  env: Record<string, string>,
  options: SpawnOptions = {},
): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [main], {
    ...options,
    env: { PATH: process.env.PATH, ...settings, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream!.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { code, output };
}
