import { textType } from '../../dialect';
import type { SchemaMigration } from '../../schemaMigration';

/** The language of the mails to an account; null where it is not known. */
export const mailLanguages: SchemaMigration = {
  async up(db, dialect) {
    const text = textType(dialect);
    await db.schema.alterTable('users').addColumn('mailLanguage', text).execute();
  },
};
