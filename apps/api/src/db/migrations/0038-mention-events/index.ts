import { sql } from 'kysely';
import type { SchemaMigration } from '../../schemaMigration';

/** Who was notified of a mention by the text: it may have other words by now, they another name. */
export const mentionEvents: SchemaMigration = {
  async up(db) {
    await sql`create index notifications_by_mention on notifications (occasion)
      where type = 'mention'`.execute(db);
  },
};
