import { forbidden, notFound } from '../../http/errors';
import type { Policy } from '../../http/policy';
import { placeOfPost } from '../club-social/club-social.repository';
import { clubModerators } from '../clubs/clubs.policy';
import { standingIn } from '../clubs/memberships.repository';

/** Owner and co-owners decide about everybody but each other and themselves. */
export function sanctioners<V>(
  pick: (values: V) => { id: string; userId: string },
): Policy<'signedIn', V> {
  const moderators = clubModerators((values: V) => pick(values).id);
  return {
    ...moderators,
    async check(input) {
      await moderators.check?.(input);
      const { id, userId } = pick(input);
      const target = await standingIn(input.context.db, id, userId);
      if (target?.role === 'owner' || target?.role === 'coOwner')
        throw forbidden('Owners and co-owners cannot be muted or banned.');
    },
  };
}

/** Owner and co-owners of the club named, which must be the post's. */
export function reportDeciders<V>(
  pick: (values: V) => { id: string; postId: string },
): Policy<'signedIn', V> {
  const moderators = clubModerators((values: V) => pick(values).id);
  return {
    ...moderators,
    async check(input) {
      await moderators.check?.(input);
      const { id, postId } = pick(input);
      if ((await placeOfPost(input.context.db, postId))?.clubId !== id) throw notFound('Post');
    },
  };
}
