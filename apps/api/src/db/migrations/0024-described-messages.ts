import { textType } from '../dialect';
import type { SchemaMigration } from '../schemaMigration';

/** What the pictures of a channel's message show, in words. */
export const describedMessages: SchemaMigration = {
  async up(db, dialect) {
    await db.schema
      .alterTable('channelMessages')
      .addColumn('mediaAlts', textType(dialect), (c) => c.notNull().defaultTo('[]'))
      .execute();
  },
};
