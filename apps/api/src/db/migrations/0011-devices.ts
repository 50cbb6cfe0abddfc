import { textType } from '../dialect';
import type { SchemaMigration } from '../schemaMigration';

/** With what a session was begun and when it was last used; sessions before it do not say. */
export const devices: SchemaMigration = {
  async up(db, dialect) {
    const text = textType(dialect);
    for (const column of ['browser', 'system', 'networkHash', 'lastUsedAt', 'besideId'])
      await db.schema.alterTable('sessions').addColumn(column, text).execute();
  },
};
