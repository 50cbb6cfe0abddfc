import { textType } from '../dialect';
import type { SchemaMigration } from '../schemaMigration';

/** What owners need to keep a club in order, and descriptions of the pictures in posts. */
export const clubModeration: SchemaMigration = {
  async up(db, dialect) {
    const text = textType(dialect);
    await db.schema
      .alterTable('clubPosts')
      .addColumn('mediaAlts', text, (c) => c.notNull().defaultTo('[]'))
      .execute();
    await db.schema
      .createTable('clubSanctions')
      .addColumn('clubId', text, (c) => c.notNull().references('clubs.id').onDelete('cascade'))
      .addColumn('userId', text, (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('kind', text, (c) => c.notNull())
      .addColumn('imposedBy', text, (c) => c.references('users.id').onDelete('set null'))
      .addColumn('createdAt', text, (c) => c.notNull())
      .addPrimaryKeyConstraint('clubSanctionsOnce', ['clubId', 'userId', 'kind'])
      .execute();
    await db.schema
      .createIndex('clubSanctionsByUser')
      .on('clubSanctions')
      .column('userId')
      .execute();
    await db.schema
      .createTable('postReports')
      .addColumn('postId', text, (c) => c.notNull().references('clubPosts.id').onDelete('cascade'))
      .addColumn('reporterId', text, (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('reason', text, (c) => c.notNull())
      .addColumn('createdAt', text, (c) => c.notNull())
      .addColumn('dismissedAt', text)
      .addPrimaryKeyConstraint('postReportsOnce', ['postId', 'reporterId'])
      .execute();
    await db.schema
      .createIndex('postReportsByReporter')
      .on('postReports')
      .column('reporterId')
      .execute();
  },
};
