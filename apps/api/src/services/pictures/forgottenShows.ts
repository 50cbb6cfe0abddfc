import type { Queryable } from '../../db/dialect';
import { showPictures } from './pictures.repository';

const places = [
  ['clubPosts', 'clubPostId'],
  ['channelMessages', 'channelMessageId'],
  ['profilePosts', 'profilePostId'],
] as const;

/**
 * Notes which pictures are shown by posts and messages since `since` of which that is not known: a
 * node of the version before this table stores them so, while a new version is brought in.
 */
export async function noteForgottenShows(db: Queryable, since: string): Promise<void> {
  for (const [table, place] of places) {
    const found = await db
      .selectFrom(table)
      .where('createdAt', '>=', since)
      .where('mediaUrls', '!=', '[]')
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('pictureShows')
              .select('pictureShows.pictureName')
              .whereRef(`pictureShows.${place}`, '=', `${table}.id`),
          ),
        ),
      )
      .select(['id', 'mediaUrls'])
      .execute();
    for (const { id, mediaUrls } of found)
      await showPictures(db, place, id, await knownNames(db, mediaUrls));
  }
}

async function knownNames(db: Queryable, mediaUrls: string): Promise<string[]> {
  const named = Array.from(mediaUrls.matchAll(/\/([0-9a-f]{40})\.webp["#]/g), ([, name]) => name!);
  if (named.length === 0) return [];
  const rows = await db.selectFrom('pictures').where('name', 'in', named).select('name').execute();
  return rows.map(({ name }) => name);
}
