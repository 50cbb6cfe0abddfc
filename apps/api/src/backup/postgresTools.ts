import { spawn } from 'node:child_process';
import { StartRefusal } from '../startRefusal';

/** Writes a whole database as it is at one moment, in the form that `pg_restore` reads. */
export const dumpPostgres = (databaseUrl: string, file: string): Promise<void> =>
  run('pg_dump', databaseUrl, (url) => ['--format=custom', '--no-owner', `--file=${file}`, url]);

/** Fills an empty database from such a file, with all of it or nothing. */
export const restorePostgres = (databaseUrl: string, file: string): Promise<void> =>
  run('pg_restore', databaseUrl, (url) => [
    '--single-transaction',
    '--exit-on-error',
    '--no-owner',
    `--dbname=${url}`,
    file,
  ]);

async function run(
  tool: string,
  databaseUrl: string,
  argumentsOf: (url: string) => string[],
): Promise<void> {
  // Arguments can be read by every user of the machine, the environment cannot.
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  // A blank to the product, a plus to these programs.
  url.search = url.search.replaceAll('+', '%20');
  const child = spawn(tool, argumentsOf(url.href), {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...(password !== '' && { PGPASSWORD: password }) },
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
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
