import { slugify } from '@clubline/contract';
import type { Kysely } from 'kysely';
import { textType } from '../dialect';
import type { SchemaMigration } from '../schemaMigration';

/**
 * What pictures show, in words; and the address form of athletes’ names, so that a look-up by it
 * takes one query.
 */
export const descriptions: SchemaMigration = {
  async up(db, dialect) {
    const text = textType(dialect);
    await db.schema
      .alterTable('profilePosts')
      .addColumn('mediaAlts', text, (c) => c.notNull().defaultTo('[]'))
      .execute();
    await db.schema.alterTable('athletes').addColumn('imageAlt', text).execute();
    await db.schema
      .alterTable('athletes')
      .addColumn('slug', text, (c) => c.notNull().defaultTo(''))
      .execute();
    await db.schema.createIndex('athletesBySlug').on('athletes').column('slug').execute();
    await nameSlugs(db as Kysely<{ athletes: { id: string; name: string; slug: string } }>);
  },
};

async function nameSlugs(
  db: Kysely<{ athletes: { id: string; name: string; slug: string } }>,
): Promise<void> {
  for (const { id, name } of await db.selectFrom('athletes').select(['id', 'name']).execute()) {
    await db
      .updateTable('athletes')
      .set({ slug: slugify(name) })
      .where('id', '=', id)
      .execute();
  }
}
