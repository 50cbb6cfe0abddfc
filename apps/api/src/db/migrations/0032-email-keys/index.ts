import { sql } from 'kysely';
import type { SchemaMigration } from '../../schemaMigration';

interface Row {
  id: string;
  email: string;
  emailKey: string;
}

/** As addresses are folded from now on, which later versions may change. */
function smallOf(letter: string): string {
  const small = letter.toLowerCase();
  return small.toUpperCase() === letter ? small : letter;
}

/**
 * Gives the place of a mailbox back to it that one with a letter like one of its own, such as a
 * Kelvin sign for a k, has taken.
 */
export const emailKeys: SchemaMigration = {
  async up(db, dialect) {
    const isForeign = dialect === 'postgres' ? sql`email ~ '[^ -~]'` : sql`email glob '*[^ -~]*'`;
    const { rows } = await sql<Row>`select id, email, email_key from users
      where ${isForeign}`.execute(db);
    for (const { id, email, emailKey } of rows) {
      const address = email.trim();
      const written = address.slice(0, address.lastIndexOf('@'));
      const mailbox = Array.from(written, smallOf).join('');
      const key = mailbox + emailKey.slice(emailKey.lastIndexOf('@'));
      // Where somebody has that one as well, both keep what they have.
      await sql`update users set email_key = ${key} where id = ${id}
        and not exists (select 1 from users where email_key = ${key})`.execute(db);
    }
  },
};
