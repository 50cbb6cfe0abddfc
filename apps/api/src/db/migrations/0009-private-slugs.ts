import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { SchemaMigration } from '../schemaMigration';

/** Longest slug that leaves room for the suffix. */
const BASE_MAX = 242;

/** Private clubs give back the slugs by which others could find out that they are there. */
export const privateSlugs: SchemaMigration = {
  async up(target) {
    const db = target as Kysely<{ clubs: { id: string; slug: string; isPrivate: number } }>;
    const clubs = await db
      .selectFrom('clubs')
      .where('isPrivate', '=', 1)
      .select(['id', 'slug'])
      .execute();
    for (const { id, slug } of clubs)
      await db
        .updateTable('clubs')
        .set({ slug: `${slug.slice(0, BASE_MAX)}-${randomBytes(6).toString('hex')}` })
        .where('id', '=', id)
        .execute();
  },
};
