import { textType } from '../../dialect';
import type { SchemaMigration } from '../../schemaMigration';

/** What a notification says in no language; those from before keep their English words alone. */
export const notificationSentences: SchemaMigration = {
  async up(db, dialect) {
    await db.schema.alterTable('notifications').addColumn('sentence', textType(dialect)).execute();
  },
};
