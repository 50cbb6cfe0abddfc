import { sql } from 'kysely';
import { textType } from '../../dialect';
import type { SchemaMigration } from '../../schemaMigration';

/** Clubs that are gone for everybody, while what happened in them is still being deleted. */
export const deletedClubs: SchemaMigration = {
  async up(db, dialect) {
    await db.schema.alterTable('clubs').addColumn('deletedAt', textType(dialect)).execute();
    await sql`create index clubs_deleted on clubs (id) where deleted_at is not null`.execute(db);
  },
};
