import { textType } from '../dialect';
import type { SchemaMigration } from '../schemaMigration';

/** When the author of a comment last changed it. */
export const editedComments: SchemaMigration = {
  async up(db, dialect) {
    const text = textType(dialect);
    await db.schema.alterTable('clubComments').addColumn('editedAt', text).execute();
  },
};
