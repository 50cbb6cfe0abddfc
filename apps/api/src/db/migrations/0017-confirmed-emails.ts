import { textType } from '../dialect';
import type { SchemaMigration } from '../schemaMigration';

/** Who has confirmed their email address, and the links by which it is done. */
export const confirmedEmails: SchemaMigration = {
  async up(db, dialect) {
    const text = textType(dialect);
    await db.schema.alterTable('users').addColumn('emailConfirmedAt', text).execute();
    await db.schema
      .createTable('emailConfirmations')
      .addColumn('hash', text, (c) => c.primaryKey())
      .addColumn('userId', text, (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('expiresAt', text, (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex('emailConfirmationsByUser')
      .on('emailConfirmations')
      .column('userId')
      .execute();
    await db.schema
      .createIndex('emailConfirmationsByEnd')
      .on('emailConfirmations')
      .column('expiresAt')
      .execute();
  },
};
