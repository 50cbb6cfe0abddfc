import { textType } from '../dialect';
import type { SchemaMigration } from '../schemaMigration';

/** Since when nobody can sign in to an account; null for those that are open. */
export const disabledAccounts: SchemaMigration = {
  async up(db, dialect) {
    const text = textType(dialect);
    await db.schema.alterTable('users').addColumn('disabledAt', text).execute();
  },
};
