import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { Client } from 'pg';
import type { Config } from '../config';
import { databaseRefusal } from '../start/explain';
import { StartRefusal } from '../startRefusal';

/** Writes a whole database as it is at one moment, in the form that `pg_restore` reads. */
export const dumpPostgres = (databaseUrl: string, file: string): Promise<void> =>
  run('pg_dump', databaseUrl, (url) => ['--format=custom', '--no-owner', `--file=${file}`, url]);

const CONNECTION_WAIT_MS = 5_000;

/** A table, view or sequence that somebody made; what extensions brought is not in the way. */
const FIRST_RELATION = `
  select relnamespace::regnamespace || '.' || relname as name from pg_class
  where relnamespace::regnamespace::text !~ '^(pg_|information_schema$)'
    and not exists (
      select from pg_depend
      where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e')
  order by 1 limit 1`;

/** Refuses a database that cannot be reached, or that holds something already. */
export async function assertEmptyPostgres(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
): Promise<void> {
  const client = new Client({
    connectionString: config.databaseUrl,
    connectionTimeoutMillis: CONNECTION_WAIT_MS,
  });
  client.on('error', () => undefined);
  const found = await client
    .connect()
    .then(() => client.query<{ name: string }>(FIRST_RELATION))
    .catch((error: unknown) => {
      throw databaseRefusal(config, error);
    })
    .finally(() => client.end());
  const [first] = found.rows;
  if (first !== undefined)
    throw new StartRefusal(
      `DATABASE_URL names a database that is not empty (it holds ${first.name}). Make a new one ` +
        'with createdb, and name that.',
    );
}

/**
 * Fills an empty database from such a file and does what comes after it, with all of it or nothing:
 * what is broken off, also by the end of this program, leaves the database empty.
 */
export async function restorePostgres(
  databaseUrl: string,
  file: string,
  after: string,
): Promise<void> {
  const { child: dump, ended: read } = start('pg_restore', databaseUrl, () => [
    '--exit-on-error',
    '--no-owner',
    '--file=-',
    file,
  ]);
  const { child: fill, ended: filled } = start('psql', databaseUrl, (url) => [
    '--no-psqlrc',
    '--quiet',
    '--set=ON_ERROR_STOP=1',
    `--dbname=${url}`,
  ]);
  // One that takes nothing any more is not waited for; it also says why.
  void filled.catch(() => dump.kill());
  const results = Promise.allSettled([filled, read]);
  // What cannot be written is said by the program that has ended.
  fill.stdin.on('error', () => undefined);
  // It answers each sequence that is set; what nobody takes would have it wait.
  fill.stdout.resume();
  fill.stdin.write('begin;\n');
  dump.stdout.pipe(fill.stdin, { end: false });
  // Only once all has been read: without the last line, the database takes nothing of it.
  await read.then(
    () => fill.stdin.end(`reset search_path;\n${after}commit;\n`),
    () => fill.stdin.end(),
  );
  for (const result of await results) if (result.status === 'rejected') throw result.reason;
}

async function run(
  tool: string,
  databaseUrl: string,
  argumentsOf: (url: string) => string[],
): Promise<void> {
  const { child, ended } = start(tool, databaseUrl, argumentsOf);
  child.stdin.end();
  child.stdout.resume();
  await ended;
}

/** A program of PostgreSQL, and how it ends. */
function start(tool: string, databaseUrl: string, argumentsOf: (url: string) => string[]) {
  // Arguments can be read by every user of the machine, the environment cannot.
  const url = new URL(databaseUrl);
  const password = url.searchParams.get('password') ?? decodeURIComponent(url.password);
  url.password = '';
  url.searchParams.delete('password');
  // A blank to the product, a plus to these programs.
  url.search = url.search.replaceAll('+', '%20');
  const child = spawn(tool, argumentsOf(url.href), {
    stdio: 'pipe',
    env: { ...process.env, ...(password !== '' && { PGPASSWORD: password }) },
  });
  return { child, ended: endOf(tool, child) };
}

async function endOf(tool: string, child: ChildProcess): Promise<void> {
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const code = await new Promise<number | string | null>((resolve) => {
    child.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    child.on('close', resolve);
  });
  if (code === 'ENOENT')
    throw new StartRefusal(`${tool} is not installed. It comes with PostgreSQL's client programs.`);
  if (code !== 0)
    throw new StartRefusal(
      `DATABASE_URL: ${said.trim().replace(/\s*\n\s*/g, '; ') || `${tool} failed (${code})`}`,
    );
}
