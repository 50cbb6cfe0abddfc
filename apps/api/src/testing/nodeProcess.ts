import { execFile, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const apiFolder = fileURLToPath(new URL('../..', import.meta.url));
const outDir = '.cache/node-under-test';

/**
 * Bundles `main.ts` as the build does, so that a process of its own starts as fast as in
 * production.
 */
export async function buildNode(): Promise<string> {
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

/** Starts a node as a process and waits until it serves. */
export async function startNode(main: string, env: Record<string, string>): Promise<NodeProcess> {
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      SEED: 'none',
      RATE_LIMIT_SCALE: '10000',
      ...env,
    },
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
    child.on('exit', () => reject(new Error(`The node did not start:\n${output}`)));
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
