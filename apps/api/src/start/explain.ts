import type { Config } from '../config';
import { codeOf } from '../db/outage';
import { StartRefusal } from '../startRefusal';

const messageOf = (error: unknown): string =>
  error instanceof Error && error.message !== '' ? error.message : codeOf(error);

/** What the network says of a server that cannot be reached; undefined where it was reached. */
function unreachable(error: unknown): string | undefined {
  const code = codeOf(error);
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'names a server that is not known';
  if (/^E(?:CONNREFUSED|CONNRESET|TIMEDOUT|HOSTUNREACH|NETUNREACH)$/.test(code))
    return `names a server that does not answer (${code})`;
  return /timeout|timed out/i.test(messageOf(error))
    ? 'names a server that does not answer in time'
    : undefined;
}

/** Kysely finds changes of tables that only a later version of the product knows. */
const NEWER = /previously executed migration (\S+) is missing/;

/** The refusal for a database that cannot be opened or brought up to date. */
export function databaseRefusal(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  cause: unknown,
): StartRefusal {
  const newer = NEWER.exec(messageOf(cause))?.[1];
  const place = databaseUrl === undefined ? `DATA_DIR ${dataDir}` : 'DATABASE_URL';
  if (newer !== undefined)
    return new StartRefusal(
      `${place} holds the database of a newer version (with ${newer}). Start that version, or ` +
        'restore a backup that this one made.',
      { cause },
    );
  const reason = databaseUrl === undefined ? embeddedReason(cause) : postgresReason(cause);
  return new StartRefusal(`${place} ${reason}`, { cause });
}

function embeddedReason(cause: unknown): string {
  const code = codeOf(cause);
  if (/^SQLITE_(?:NOTADB|CORRUPT)/.test(code))
    return (
      'holds a clubline.db that is damaged or no database. Restore a backup with npm run ' +
      'restore, or move the file away to begin anew.'
    );
  // The driver says so without a code when it may not even read.
  if (/^SQLITE_(?:READONLY|CANTOPEN)/.test(code) || /unable to open/i.test(messageOf(cause)))
    return 'holds a clubline.db that cannot be written. Give it to the user that runs Clubline.';
  if (code === 'SQLITE_BUSY')
    return 'holds a clubline.db that another program keeps locked. Close that program.';
  if (code === 'SQLITE_FULL') return 'is on a full disk. Make room, or name a folder elsewhere.';
  return `holds a clubline.db that cannot be used (${messageOf(cause)}).`;
}

function postgresReason(cause: unknown): string {
  const away = unreachable(cause);
  if (away !== undefined) return `${away}. Start that PostgreSQL, or correct the address.`;
  const code = codeOf(cause);
  if (code === '28P01' || code === '28000')
    return 'has a name or password that PostgreSQL refuses. Correct them.';
  if (code === '3D000') return 'names a database that does not exist. Create it (createdb).';
  if (code === '42501')
    return 'names a user who may not create tables. Make it the owner of the database.';
  if (code.startsWith('57P') || code === '53300')
    return `names a PostgreSQL that takes no connections now (${messageOf(cause)}). Try again.`;
  return `names a PostgreSQL that cannot be used (${messageOf(cause)}).`;
}

/** The refusal for a Redis that cannot be used. */
export function redisRefusal(cause: unknown): StartRefusal {
  const away = unreachable(cause);
  if (away !== undefined)
    return new StartRefusal(
      `REDIS_URL ${away}. Start that Redis, correct the address, or leave it out on a single node.`,
      { cause },
    );
  const isRefused = /NOAUTH|WRONGPASS|NOPERM/.test(messageOf(cause));
  return new StartRefusal(
    isRefused
      ? 'REDIS_URL has no name or password that Redis takes. Correct them.'
      : `REDIS_URL names a Redis that cannot be used (${messageOf(cause)}).`,
    { cause },
  );
}

/** The refusal for an address that cannot be listened on. */
export function listenRefusal(
  { host, port }: Pick<Config, 'host' | 'port'>,
  cause: unknown,
): Error {
  const code = codeOf(cause);
  const reasons: Record<string, string> = {
    EADDRINUSE: `PORT ${port} is in use by another program. Stop that one, or set another PORT.`,
    EACCES: `PORT ${port} may not be used by this user. Set one from 1024 upwards, behind a proxy.`,
  };
  const reason =
    reasons[code] ??
    `HOST ${host} is no address of this machine (${code || messageOf(cause)}). Name one that is, ` +
      'such as 127.0.0.1, or leave it out.';
  return new StartRefusal(reason, { cause });
}
