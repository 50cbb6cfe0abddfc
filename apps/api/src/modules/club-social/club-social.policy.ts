import type { Context } from '../../context';
import { forbidden, notFound } from '../../http/errors';
import type { Policy } from '../../http/policy';
import { assertMember, assertModerator, assertWriter } from '../clubs/clubs.policy';
import { placeOfPost } from './club-social.repository';
import type { PostPlace } from './club-social.repository';

async function placeFor(context: Context, postId: string): Promise<PostPlace> {
  const place = await placeOfPost(context.db, postId);
  if (place === undefined) throw notFound('Post');
  return place;
}

/** Members of the club the post stands in read it and react. */
export function postReaders<V>(pick: (values: V) => string): Policy<'signedIn', V> {
  return {
    name: `members of the post's club`,
    access: 'signedIn',
    async check(input) {
      const { clubId } = await placeFor(input.context, pick(input));
      await assertMember(input.context.db, clubId, input.actor.id);
    },
  };
}

/** Members who are not muted comment. */
export function postWriters<V>(pick: (values: V) => string): Policy<'signedIn', V> {
  return {
    name: `members of the post's club who are not muted`,
    access: 'signedIn',
    async check(input) {
      const { clubId } = await placeFor(input.context, pick(input));
      await assertWriter(input.context.db, clubId, input.actor.id);
    },
  };
}

/** Members report what others wrote. */
export function postReporters<V>(pick: (values: V) => string): Policy<'signedIn', V> {
  return {
    name: `members of the post's club, but for its author`,
    access: 'signedIn',
    async check(input) {
      const { clubId, authorId } = await placeFor(input.context, pick(input));
      await assertMember(input.context.db, clubId, input.actor.id);
      if (authorId === input.actor.id) throw forbidden('You cannot report your own post.');
    },
  };
}

/** The author removes a post, also after leaving the club; so do the club's owners. */
export function postRemovers<V>(
  pick: (values: V) => { postId: string; clubId: string },
): Policy<'signedIn', V> {
  return {
    name: 'author of the post; owner and co-owners of its club',
    access: 'signedIn',
    async check(input) {
      const { postId, clubId } = pick(input);
      const place = await placeFor(input.context, postId);
      if (place.clubId !== clubId) throw notFound('Post');
      if (place.authorId !== input.actor.id)
        await assertModerator(
          input.context.db,
          clubId,
          input.actor.id,
          'Only the author and the club’s owners may delete a post.',
        );
    },
  };
}
