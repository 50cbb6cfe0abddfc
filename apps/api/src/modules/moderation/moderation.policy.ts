import type { Queryable } from '../../db/dialect';
import { forbidden, notFound } from '../../http/errors';
import type { Policy } from '../../http/policy';
import { assertMember, clubModerators, findClubAccess } from '../clubs';
import { clubPostOrigin, findClubPostOrigin } from '../posts';
import { OWNERS_EXEMPT } from './sanctions.repository';

/** The club's moderators, and what else must hold. */
function moderatorsWhen<V extends { id: string }>(
  check: NonNullable<Policy<'signedIn', { params: V }>['check']>,
): Policy<'signedIn', { params: V }> {
  const moderators = clubModerators((values: { params: V }) => values.params.id);
  return {
    ...moderators,
    async check(input) {
      await moderators.check?.(input);
      await check(input);
    },
  };
}

/** Owner and co-owners decide about everybody but each other and themselves. */
export const sanctioners = moderatorsWhen<{ id: string; userId: string }>(
  async ({ params: { id, userId }, context }) => {
    const target = await findClubAccess(context.db, id, userId);
    if (target?.role === 'owner' || target?.role === 'coOwner') throw forbidden(OWNERS_EXEMPT);
  },
);

/** Whose posts a person does not judge in a club: one's own, unless one owns it. */
export async function unjudgedAuthor(
  db: Queryable,
  clubId: string,
  userId: string,
): Promise<string | undefined> {
  const access = await findClubAccess(db, clubId, userId);
  return access?.role === 'owner' ? undefined : userId;
}

/** Owner and co-owners of the club named, which must be the post’s; its author as owner alone. */
export const reportDeciders = moderatorsWhen<{ id: string; postId: string }>(
  async ({ actor, params: { id, postId }, context: { db } }) => {
    const origin = await findClubPostOrigin(db, postId);
    if (origin?.clubId !== id) throw notFound('Post');
    if (origin.authorId === (await unjudgedAuthor(db, id, actor.id))) throw notFound('Post');
  },
);

/** Members report what others wrote. */
export const postReporters: Policy<'signedIn', { params: { postId: string } }> = {
  name: `members of the post's club, but for its author`,
  access: 'signedIn',
  async check({ actor, params, context: { db } }) {
    const { clubId, authorId } = await clubPostOrigin(db, params.postId);
    await assertMember(db, clubId, actor.id, 'Post');
    if (authorId === actor.id) throw forbidden('You cannot report your own post.');
  },
};
