import { sql } from 'kysely';
import type { SchemaMigration } from '../../schemaMigration';

interface Row {
  id: string;
  email: string;
  emailKey: string;
}

/**
 * Gives the place of a mailbox back to it that an address has taken whose domain goes on with what
 * no domain has, such as a slash: it was left out where they were compared.
 */
export const webDomains: SchemaMigration = {
  async up(db, dialect) {
    const isForeign =
      dialect === 'postgres' ? sql`email ~ '@[^@]*[/?#%]'` : sql`email glob '*@*[/?#%]*'`;
    const { rows } = await sql<Row>`select id, email, email_key from users
      where ${isForeign}`.execute(db);
    for (const { id, email, emailKey } of rows) {
      const address = email.trim();
      const domain = address.slice(address.lastIndexOf('@')).toLowerCase();
      const key = emailKey.slice(0, emailKey.lastIndexOf('@')) + domain;
      await sql`update users set email_key = ${key} where id = ${id}
        and not exists (select 1 from users where email_key = ${key})`.execute(db);
    }
  },
};
