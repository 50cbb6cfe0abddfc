import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { Client } from 'pg';
import { freePort } from '../../../../../scripts/servers/freePort.mjs';

const START_MS = 60_000;

/** A server that belongs to one test, which may kill it. */
export interface OwnServer {
  url: string;
  /** Ends it at once, without leave. */
  kill(): Promise<void>;
  /** Starts it again on the same port, with what it had stored. */
  restart(): Promise<void>;
  /** Ends it and removes what it stored. */
  remove(): Promise<void>;
}

const firstThatExists = (paths: string[]) => paths.find((path) => existsSync(path));

/** Debian keeps the programs of a server out of the path, in a folder of their version. */
function postgresBin(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const folders = existsSync(debian)
    ? readdirSync(debian).map((version) => join(debian, version, 'bin'))
    : [];
  return [...folders, ...(process.env.PATH ?? '').split(':')].find((folder) =>
    existsSync(join(folder, 'initdb')),
  );
}

const redisServer = () =>
  firstThatExists((process.env.PATH ?? '').split(':').map((path) => join(path, 'redis-server')));

/** Which servers can be started here. */
export const available = {
  postgres: postgresBin() !== undefined,
  redis: redisServer() !== undefined,
};

const isRoot = process.getuid?.() === 0;
const idOf = (flag: '-u' | '-g') =>
  Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
/** PostgreSQL does not run as root. */
const asPostgres = () => (isRoot ? { uid: idOf('-u'), gid: idOf('-g') } : {});

/** Tries until it works, as long as the server still runs. */
async function untilUp(server: ChildProcess, attempt: () => Promise<unknown>): Promise<void> {
  for (const until = Date.now() + START_MS; ;) {
    try {
      await attempt();
      return;
    } catch (error) {
      if (server.exitCode !== null || Date.now() > until) throw error;
      await delay(100);
    }
  }
}

const ended = (server: ChildProcess) =>
  server.exitCode === null && server.signalCode === null
    ? new Promise((resolve) => server.once('exit', resolve))
    : Promise.resolve();

/** A PostgreSQL of one's own. */
export async function startPostgres(): Promise<OwnServer> {
  const bin = postgresBin()!;
  const folder = mkdtempSync(join(tmpdir(), 'clubline-postgres-'));
  const user = asPostgres();
  if (isRoot) chownSync(folder, user.uid!, user.gid!);
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const data = join(folder, 'data');
  const options = { ...user, cwd: folder, stdio: 'ignore' as const };
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-N'], options);
  let server: ChildProcess;
  const start = async () => {
    const args = ['-D', data, '-k', folder, '-h', '127.0.0.1', '-p', String(port)];
    server = spawn(join(bin, 'postgres'), args, options);
    await untilUp(server, async () => {
      const client = new Client({ connectionString: url });
      client.on('error', () => undefined);
      await client.connect();
      await client.end();
    });
  };
  // To the server, SIGQUIT is a crash: nothing is written any more, every connection is cut.
  const kill = async () => {
    server.kill('SIGQUIT');
    await ended(server);
  };
  await start();
  return {
    url,
    kill,
    restart: start,
    async remove() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A Redis of one's own, which can also be made to hang. */
export async function startRedis(): Promise<OwnServer & { hang(): void; wake(): void }> {
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  let server: ChildProcess;
  const start = async () => {
    server = spawn(redisServer()!, ['--port', String(port), '--save', '', '--bind', '127.0.0.1'], {
      cwd: tmpdir(),
      stdio: 'ignore',
    });
    await untilUp(server, async () => {
      const client = new Redis(url, { lazyConnect: true, retryStrategy: () => null });
      client.on('error', () => undefined);
      await client.connect();
      client.disconnect();
    });
  };
  const kill = async () => {
    server.kill('SIGKILL');
    await ended(server);
  };
  await start();
  return {
    url,
    kill,
    restart: start,
    remove: kill,
    hang: () => void server.kill('SIGSTOP'),
    wake: () => void server.kill('SIGCONT'),
  };
}
