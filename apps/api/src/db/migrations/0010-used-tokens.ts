import type { SchemaMigration } from '../schemaMigration';

/** Finds the refresh tokens that were used long ago, to delete them. */
export const usedTokens: SchemaMigration = {
  async up(db) {
    await db.schema
      .createIndex('refreshTokensByUse')
      .on('refreshTokens')
      .column('usedAt')
      .execute();
  },
};
