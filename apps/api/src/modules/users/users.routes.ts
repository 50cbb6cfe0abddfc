import * as wire from '@clubline/contract/schemas';
import { badField, notFound } from '../../http/errors';
import { self, signedIn } from '../../http/policy';
import { bodyLimits } from '../../http/route';
import type { Module } from '../module';
import { followOccasion } from '../notifications/follow.notification';
import { notify } from '../notifications/notify';
import * as people from './users.repository';

/** As many people as a client loads at most. */
const PEOPLE_MAX = 5_000;
const PAGE = 50;

const personInPath = (values: { params: { id: string } }) => values.params.id;

export const usersModule: Module = {
  name: 'People',
  routes(add, context) {
    const { db } = context;

    add({
      method: 'GET',
      url: '/users',
      summary:
        'Everybody, by username, as `data.users`; with `limit` or `page` one page, as `users` and `meta`.',
      query: wire.listUsersQuery,
      response: { 200: wire.listUsersResponse },
      policy: signedIn,
      bodyLimit: bodyLimits.none,
      rate: 'read',
      async handler({ query: { limit, page, search } }) {
        if (limit === undefined && page === undefined) {
          const { users } = await people.listPeople(db, { search, limit: PEOPLE_MAX, skip: 0 });
          return { data: { users } };
        }
        const [size, number] = [limit ?? PAGE, page ?? 1];
        const { users, hasNextPage } = await people.listPeople(db, {
          search,
          limit: size,
          skip: (number - 1) * size,
        });
        return { users, meta: { hasNextPage, page: number, limit: size } };
      },
    });

    add({
      method: 'GET',
      url: '/users/get-user-by-username/:username',
      summary:
        'A public profile, with the counts of followers, whether the viewer is one, and the favourite teams.',
      params: wire.usernameParams,
      response: { 200: wire.userByUsernameResponse },
      policy: signedIn,
      bodyLimit: bodyLimits.none,
      rate: 'read',
      async handler({ actor, params }) {
        const user = await people.findByUsername(db, params.username, actor.id);
        if (user === undefined) throw notFound('User');
        const [counts, isFollowing, favoriteTeams] = await Promise.all([
          people.followCounts(db, user.id),
          people.isFollowing(db, actor.id, user.id),
          people.favoriteTeams(db, user.id),
        ]);
        return { data: { ...user, ...counts, isFollowing, favoriteTeams } };
      },
    });

    add({
      method: 'GET',
      url: '/users/:id/get-followers-count',
      summary: 'How many people follow a person, and how many they follow.',
      params: wire.idParams,
      response: { 200: wire.followCountsResponse },
      policy: signedIn,
      bodyLimit: bodyLimits.none,
      rate: 'read',
      async handler({ params }) {
        await assertPerson(params.id);
        return people.followCounts(db, params.id);
      },
    });

    add({
      method: 'GET',
      url: '/users/:id/get-favorite-teams',
      summary: 'A person’s favourite teams.',
      params: wire.idParams,
      response: { 200: wire.favoriteTeamsResponse },
      policy: signedIn,
      bodyLimit: bodyLimits.none,
      rate: 'read',
      async handler({ params }) {
        await assertPerson(params.id);
        return { teams: await people.favoriteTeams(db, params.id) };
      },
    });

    add({
      method: 'GET',
      url: '/users/:id/get-following-list',
      summary: 'Whom a person follows, newest first.',
      params: wire.idParams,
      response: { 200: wire.followingListResponse },
      policy: signedIn,
      bodyLimit: bodyLimits.none,
      rate: 'read',
      async handler({ params }) {
        await assertPerson(params.id);
        return { followingList: await people.followList(db, params.id, 'following', PEOPLE_MAX) };
      },
    });

    add({
      method: 'GET',
      url: '/users/:id/get-followers-list',
      summary: 'Who follows a person, newest first.',
      params: wire.idParams,
      response: { 200: wire.followersListResponse },
      policy: signedIn,
      bodyLimit: bodyLimits.none,
      rate: 'read',
      async handler({ params }) {
        await assertPerson(params.id);
        return { followersList: await people.followList(db, params.id, 'followers', PEOPLE_MAX) };
      },
    });

    add({
      method: 'POST',
      url: '/users/:id/follow-user',
      summary: 'Follows somebody; twice is harmless.',
      params: wire.idParams,
      body: wire.followBody,
      response: { 200: wire.followResponse },
      policy: self(personInPath),
      bodyLimit: bodyLimits.small,
      rate: 'write',
      async handler({ actor, body: { userToFollowId } }) {
        if (userToFollowId === actor.id)
          throw badField('userToFollowId', 'You cannot follow yourself.');
        await people.follow(db, actor.id, userToFollowId, context.now());
        await notify(context, async () => [followOccasion(actor, userToFollowId)]);
        const { followersCount } = await people.followCounts(db, userToFollowId);
        return { isFollowing: true, followersCount };
      },
    });

    add({
      method: 'DELETE',
      url: '/users/:id/unfollow-user',
      summary: 'Stops following somebody; harmless when they were not followed.',
      params: wire.idParams,
      body: wire.unfollowBody,
      response: { 200: wire.followResponse },
      policy: self(personInPath),
      bodyLimit: bodyLimits.small,
      rate: 'write',
      async handler({ actor, body: { userToUnfollowId } }) {
        await assertPerson(userToUnfollowId);
        await people.unfollow(db, actor.id, userToUnfollowId);
        const { followersCount } = await people.followCounts(db, userToUnfollowId);
        return { isFollowing: false, followersCount };
      },
    });

    async function assertPerson(userId: string): Promise<void> {
      if (!(await people.personExists(db, userId))) throw notFound('User');
    }
  },
};
