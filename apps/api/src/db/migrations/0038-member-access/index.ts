import { sql } from 'kysely';
import type { SchemaMigration } from '../../schemaMigration';

/**
 * With the time of joining as well, which is asked for with what somebody has not read: PostgreSQL
 * else takes the index of a club's members in their order, which has it, and reads them all.
 */
export const memberAccess: SchemaMigration = {
  async up(db, dialect) {
    if (dialect !== 'postgres') return;
    await db.schema.dropIndex('clubMembersAccess').execute();
    await sql`create unique index club_members_access on club_members (club_id, user_id)
      include (role, joined_at)`.execute(db);
  },
};
