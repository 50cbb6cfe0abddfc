import { textType } from '../dialect';
import type { SchemaMigration } from '../schemaMigration';

/** Which posts stand first in a club's feed, and since when. */
export const pinnedPosts: SchemaMigration = {
  async up(db, dialect) {
    const text = textType(dialect);
    await db.schema.alterTable('clubPosts').addColumn('pinnedAt', text).execute();
    await db.schema
      .createIndex('clubPostsPinned')
      .on('clubPosts')
      .columns(['clubId', 'pinnedAt'])
      .where('pinnedAt' as never, 'is not', null)
      .execute();
  },
};
