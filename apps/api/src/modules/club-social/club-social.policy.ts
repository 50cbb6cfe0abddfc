import type { Context } from '../../context';
import { forbidden, notFound } from '../../http/errors';
import type { Policy } from '../../http/policy';
import { assertMember } from '../clubs/clubs.policy';
import { placeOfPost } from './club-social.repository';
import type { PostPlace } from './club-social.repository';

/** Only the author removes a post, also after leaving the club. */
const mayDeletePost = (place: PostPlace, userId: string): boolean => place.authorId === userId;

async function placeFor(context: Context, postId: string): Promise<PostPlace> {
  const place = await placeOfPost(context.db, postId);
  if (place === undefined) throw notFound('Post');
  return place;
}

/** Members of the club the post stands in read it, comment and react. */
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

export function postAuthor<V>(pick: (values: V) => { postId: string; clubId: string }): Policy<'signedIn', V> {
  return {
    name: 'author of the post',
    access: 'signedIn',
    async check(input) {
      const { postId, clubId } = pick(input);
      const place = await placeFor(input.context, postId);
      if (place.clubId !== clubId) throw notFound('Post');
      if (!mayDeletePost(place, input.actor.id)) throw forbidden('Only the author may delete a post.');
    },
  };
}
