import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

/** Whether this machine can start a Redis of its own. */
export const hasRedisServer = spawnSync('redis-server', ['--version']).status === 0;

/** A Redis that a test may stop and start. */
export interface RedisProcess {
  url: string;
  /** Starts it again, empty. */
  start(): Promise<void>;
  /** Ends it at once. */
  kill(): Promise<void>;
  /** Leaves its connections open and answers nothing until `resume`. */
  freeze(): void;
  resume(): void;
}

/** Starts a Redis on a port of its own. */
export async function startRedis(): Promise<RedisProcess> {
  const port = await freePort();
  let child: ChildProcess | undefined;
  const redis: RedisProcess = {
    url: `redis://127.0.0.1:${port}`,
    async start() {
      const started = spawn('redis-server', ['--port', String(port), '--save', '']);
      child = started;
      await new Promise<void>((resolve, reject) => {
        let output = '';
        started.stdout.on('data', (chunk: Buffer) => {
          output += chunk.toString();
          if (output.includes('Ready to accept connections')) resolve();
        });
        started.on('error', reject);
        started.on('exit', () => reject(new Error(`Redis did not start:\n${output}`)));
      });
    },
    async kill() {
      const ending = child;
      child = undefined;
      if (ending === undefined) return;
      const ended = once(ending, 'exit');
      ending.kill('SIGKILL');
      await ended;
    },
    freeze: () => void child?.kill('SIGSTOP'),
    resume: () => void child?.kill('SIGCONT'),
  };
  await redis.start();
  return redis;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}
