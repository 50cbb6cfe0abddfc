import type { Queryable } from '../../../db/dialect';
import { forbidden, notFound } from '../../../http/errors';
import type { Policy } from '../../../http/policy';
import { assertMember, assertModerator, assertWriter } from '../../clubs';
import { findCommentOrigin } from './comments.repository';
import type { CommentOrigin } from './comments.repository';

/** The comment's post, club and author; 404 when there is no such comment. */
export async function commentOrigin(db: Queryable, commentId: string): Promise<CommentOrigin> {
  const origin = await findCommentOrigin(db, commentId);
  if (origin === undefined) throw notFound('Comment');
  return origin;
}

/** The author changes a comment, as long as they may write in its club. */
export function commentEditors<V>(pick: (values: V) => string): Policy<'signedIn', V> {
  return {
    name: 'author of the comment who may write in its club',
    access: 'signedIn',
    async check(input) {
      const { db } = input.context;
      const { clubId, authorId } = await commentOrigin(db, pick(input));
      await assertMember(db, clubId, input.actor.id, 'Comment');
      if (authorId !== input.actor.id) throw forbidden('Only its author may change a comment.');
      await assertWriter(db, clubId, input.actor.id, 'Comment');
    },
  };
}

/** The author deletes a comment, also after leaving the club; so do the club's owners. */
export function commentRemovers<V>(pick: (values: V) => string): Policy<'signedIn', V> {
  return {
    name: 'author of the comment; owner and co-owners of its club',
    access: 'signedIn',
    async check(input) {
      const { db } = input.context;
      const { clubId, authorId } = await commentOrigin(db, pick(input));
      if (authorId !== input.actor.id)
        await assertModerator(
          db,
          clubId,
          input.actor.id,
          'Only the author and the club’s owners may delete a comment.',
          'Comment',
        );
    },
  };
}
