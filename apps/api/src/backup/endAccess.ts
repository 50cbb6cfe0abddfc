import Database from 'libsql';
import { everythingChanged } from '../db/changes/storedChanges';

/**
 * Ends every session, mailed link and key of a partner, each in the table that has them, in a
 * database that may be of an older version.
 */
const statements = (now = new Date().toISOString()): [table: string, statement: string][] => [
  [
    'sessions',
    `update sessions set ended_at = '${now}', end_reason = 'restored' where ended_at is null`,
  ],
  ['password_resets', `update password_resets set used_at = '${now}' where used_at is null`],
  ['email_confirmations', 'delete from email_confirmations'],
  ['partner_keys', `update partner_keys set revoked_at = '${now}' where revoked_at is null`],
];

/** Ends what people had open in the file of an embedded database that nobody uses. */
export function endAccessInFile(file: string): void {
  const database = new Database(file);
  try {
    const found = database.prepare('select name from sqlite_master').all() as { name: string }[];
    const tables = found.map(({ name }) => name);
    const ends = statements().flatMap(([table, text]) => (tables.includes(table) ? [text] : []));
    // All of it at once, or nothing.
    database.exec(['begin', ...ends, 'commit'].join(';\n'));
    // The file alone is moved to where it is used.
    database.pragma('wal_checkpoint(TRUNCATE)');
  } finally {
    database.close();
  }
}

/**
 * What psql is to do at the end of a restore, in its transaction: ends what people had open, unless
 * it goes on, and has nobody told any more that an answer is still as they know it.
 */
export const afterRestore = ({ keepsSessions }: { keepsSessions: boolean }): string =>
  [
    ...(keepsSessions ? [] : statements()),
    ['scope_changes', everythingChanged(Date.now())] as const,
  ]
    .map(
      ([table, statement]) =>
        `do $$begin if to_regclass('${table}') is not null then ${statement}; end if; end$$;\n`,
    )
    .join('');
