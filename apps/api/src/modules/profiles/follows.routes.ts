import * as schemas from '@clubline/contract/schemas';
import type { z } from 'zod';
import type { Context } from '../../context';
import { actingAs } from '../../http/actingAs';
import { badField, notFound, unavailable } from '../../http/errors';
import { self, signedIn } from '../../http/policy';
import { bodyLimits, route } from '../../http/route';
import type { Route } from '../../http/route';
import { findDisabled } from '../account';
import { findByEvent, followNotification, notify } from '../notifications';
import { follow, followCounts, listFollows, unfollow, withFollows } from './follows.repository';
import { followEnded, followersChanged, ownFollowChanged } from './profiles.events';
import { assertPerson, followers } from './profiles.policy';

/** Tells the pages of who follows, and those who look at either of the two. */
function followChanged(
  context: Context,
  followerId: string,
  change: { userId: string; isFollowing: boolean },
): void {
  ownFollowChanged(context, followerId, change);
  followersChanged(context, [change.userId, followerId]);
}

const followerInPath = self((values: { params: { id: string } }) => values.params.id);

const counts = route({
  method: 'GET',
  url: '/users/:id/get-followers-count',
  summary: 'How many people follow a person, and how many they follow.',
  params: schemas.idParams,
  response: { 200: schemas.followCountsResponse },
  policy: signedIn,
  bodyLimit: bodyLimits.none,
  rate: 'read',
  async handler({ params, context: { db } }) {
    await assertPerson(db, params.id);
    return followCounts(db, params.id);
  },
});

const followList = (whom: 'following' | 'followers', summary: string, response: z.ZodType) =>
  route({
    method: 'GET',
    url: `/users/:id/get-${whom}-list`,
    summary,
    params: schemas.idParams,
    query: schemas.followListQuery,
    response: { 200: response },
    policy: signedIn,
    bodyLimit: bodyLimits.none,
    rate: 'longList',
    async handler({ actor, params, query, context: { db } }) {
      await assertPerson(db, params.id);
      const { people, meta } = await listFollows(db, params.id, whom, query);
      return { [`${whom}List`]: await withFollows(db, actor.id, people), meta };
    },
  });

const followUser = route({
  method: 'POST',
  url: '/users/:id/follow-user',
  summary: 'Follows somebody; twice is harmless, and 409 beyond 5,000 people.',
  params: schemas.idParams,
  body: schemas.followBody,
  response: { 200: schemas.followResponse },
  policy: followerInPath,
  bodyLimit: bodyLimits.small,
  rate: 'write',
  async handler({ actor, body: { userToFollowId }, context }) {
    if (userToFollowId === actor.id)
      throw badField('userToFollowId', 'You cannot follow yourself.');
    await follow(context.db, actor.id, userToFollowId, context.now());
    followChanged(context, actor.id, { userId: userToFollowId, isFollowing: true });
    await notify(context, async () => [followNotification(actor.id, userToFollowId)]);
    const { followersCount } = await followCounts(context.db, userToFollowId);
    return { isFollowing: true, followersCount };
  },
});

const unfollowUser = route({
  method: 'DELETE',
  url: '/users/:id/unfollow-user',
  summary: 'Stops following somebody; harmless when they were not followed.',
  params: schemas.idParams,
  body: schemas.unfollowBody,
  response: { 200: schemas.followResponse },
  policy: followerInPath,
  bodyLimit: bodyLimits.small,
  rate: 'write',
  async handler({ actor, body: { userToUnfollowId }, context }) {
    const { db } = context;
    await assertPerson(db, userToUnfollowId);
    await unfollow(db, actor.id, userToUnfollowId);
    followEnded(context, { userId: userToUnfollowId, followerId: actor.id });
    followChanged(context, actor.id, { userId: userToUnfollowId, isFollowing: false });
    const { followersCount } = await followCounts(db, userToUnfollowId);
    return { isFollowing: false, followersCount };
  },
});

/** The server notifies by itself; clients that do it too are answered as if they had done it. */
const reportFollow = route({
  method: 'POST',
  url: '/notifications',
  summary: 'Says that one follows somebody; accepted only when it is true, and stored once.',
  body: schemas.createNotificationBody,
  response: { 200: schemas.createNotificationResponse },
  policy: actingAs(
    (values: { body: { senderId?: string | undefined } }) => values.body.senderId,
    followers,
  ),
  bodyLimit: bodyLimits.small,
  rate: 'write',
  async handler({ actor, body, context }) {
    const notification = followNotification(actor.id, body.userId);
    const { isLimited } = await notify(context, async () => [notification]);
    const stored = await findByEvent(context.db, body.userId, notification.eventKey);
    if (stored !== undefined) return { data: stored };
    // Who is disabled is notified of nothing, however often it is tried: no fault of ours.
    const disabled = await findDisabled(context.db, [body.userId]);
    if (disabled.has(body.userId)) throw notFound('User');
    if (!isLimited) throw unavailable();
    // Nothing is stored, so the name of the event is its id.
    return { data: { id: notification.eventKey, type: notification.type } };
  },
});

export const followRoutes: Route[] = [
  counts,
  followList('following', 'Whom a person follows, newest first.', schemas.followingListResponse),
  followList('followers', 'Who follows a person, newest first.', schemas.followersListResponse),
  followUser,
  unfollowUser,
  reportFollow,
];
