import { sql } from 'kysely';
import type { SchemaMigration } from '../../schemaMigration';

/**
 * Notifications of a post by what they tell of: deleting one of its comments reads none of the
 * others. The most of them, which are of no post, are left out.
 */
export const notifiedEvents: SchemaMigration = {
  async up(db) {
    await db.schema.dropIndex('notificationsByClubPost').execute();
    await sql`create index notifications_by_event on notifications (club_post_id, occasion)
      where club_post_id is not null`.execute(db);
  },
};
