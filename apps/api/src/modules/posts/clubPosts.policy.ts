import type { Queryable } from '../../db/dialect';
import { notFound } from '../../http/errors';
import type { Policy } from '../../http/policy';
import { assertMember, assertModerator, assertWriter } from '../clubs';
import { findClubPostOrigin } from './clubPosts.repository';
import type { ClubPostOrigin } from './clubPosts.repository';

/** The post's club and author; 404 when there is no such post. */
export async function clubPostOrigin(db: Queryable, postId: string): Promise<ClubPostOrigin> {
  const origin = await findClubPostOrigin(db, postId);
  if (origin === undefined) throw notFound('Post');
  return origin;
}

function inClubOfPost<V>(
  name: string,
  pick: (values: V) => string,
  assertAccess: typeof assertMember,
): Policy<'signedIn', V> {
  return {
    name,
    access: 'signedIn',
    async check(input) {
      const { db } = input.context;
      const { clubId } = await clubPostOrigin(db, pick(input));
      await assertAccess(db, clubId, input.actor.id, 'Post');
    },
  };
}

/** Members of the post's club read it and react. */
export const clubPostReaders = <V>(pick: (values: V) => string) =>
  inClubOfPost(`members of the post's club`, pick, assertMember);

/** Members who are not muted comment. */
export const clubPostCommenters = <V>(pick: (values: V) => string) =>
  inClubOfPost(`members of the post's club who are not muted`, pick, assertWriter);

/** The author removes a post, also after leaving the club; so do the club's owners. */
export function clubPostRemovers<V>(
  pick: (values: V) => { postId: string; clubId: string },
): Policy<'signedIn', V> {
  return {
    name: 'author of the post; owner and co-owners of its club',
    access: 'signedIn',
    async check(input) {
      const { db } = input.context;
      const { postId, clubId } = pick(input);
      const origin = await clubPostOrigin(db, postId);
      if (origin.clubId !== clubId) throw notFound('Post');
      if (origin.authorId !== input.actor.id)
        await assertModerator(
          db,
          clubId,
          input.actor.id,
          'Only the author and the club’s owners may delete a post.',
          'Post',
        );
    },
  };
}
