import { textType } from '../dialect';
import type { SchemaMigration } from '../schemaMigration';

/** When the author of a channel's message or of a profile's post last changed it. */
export const editedMessages: SchemaMigration = {
  async up(db, dialect) {
    const text = textType(dialect);
    await db.schema.alterTable('channelMessages').addColumn('editedAt', text).execute();
    await db.schema.alterTable('profilePosts').addColumn('editedAt', text).execute();
  },
};
