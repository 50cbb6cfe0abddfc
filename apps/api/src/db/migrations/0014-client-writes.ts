import { textType } from '../dialect';
import type { SchemaMigration } from '../schemaMigration';

/** Ids that clients give to what they write, so that nothing is made twice. */
export const clientWrites: SchemaMigration = {
  async up(db, dialect) {
    const text = textType(dialect);
    await db.schema
      .createTable('clientWrites')
      .addColumn('userId', text, (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('kind', text, (c) => c.notNull())
      .addColumn('clientId', text, (c) => c.notNull())
      .addColumn('fingerprint', text, (c) => c.notNull())
      .addColumn('madeId', text, (c) => c.notNull())
      .addColumn('createdAt', text, (c) => c.notNull())
      .addPrimaryKeyConstraint('clientWritesOnce', ['userId', 'kind', 'clientId'])
      .execute();
    await db.schema
      .createIndex('clientWritesByTime')
      .on('clientWrites')
      .column('createdAt')
      .execute();
  },
};
