import type { Policy } from '../../../http/policy';
import { notFound } from '../../../http/errors';
import { assertModerator } from '../../clubs';
import { clubPostOrigin } from '../clubPosts.policy';

/** Owner and co-owners of its club say which posts stand first there. */
export const clubPostPinners: Policy<'signedIn', { params: { clubId: string; postId: string } }> = {
  name: 'owner and co-owners of the post’s club',
  access: 'signedIn',
  async check({ actor, context: { db }, params: { clubId, postId } }) {
    const origin = await clubPostOrigin(db, postId);
    if (origin.clubId !== clubId) throw notFound('Post');
    await assertModerator(db, clubId, actor.id, 'Only the club’s owners may pin posts.', 'Post');
  },
};
