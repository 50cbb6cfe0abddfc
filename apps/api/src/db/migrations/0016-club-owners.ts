import type { SchemaMigration } from '../schemaMigration';

/** The few who own a club, apart from the many who belong to it. */
export const clubOwners: SchemaMigration = {
  async up(db) {
    await db.schema
      .createIndex('clubOwnersInOrder')
      .on('clubMembers')
      .columns(['clubId', 'joinedAt', 'userId'])
      .where('role' as never, '<>', 'member')
      .execute();
  },
};
