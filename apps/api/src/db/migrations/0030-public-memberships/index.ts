import { sql } from 'kysely';
import type { SchemaMigration } from '../../schemaMigration';

/**
 * Memberships of public clubs and of private ones, each in an order of its own: whoever may not see
 * the private clubs of a person does not wait for them to be read either. One index with both would
 * be taken for either.
 */
export const publicMemberships: SchemaMigration = {
  async up(db) {
    await db.schema.dropIndex('clubMembersByName').execute();
    for (const [name, columns, where] of [
      ['public_newest', 'joined_at', 'is null'],
      ['public_by_name', 'name_key', 'is null'],
      ['private_newest', 'joined_at', 'is not null'],
      ['private_by_name', 'name_key', 'is not null'],
    ])
      await sql
        .raw(
          `create index club_members_${name} on club_members (user_id, ${columns}, club_id)
            where private_created_at ${where}`,
        )
        .execute(db);
  },
};
