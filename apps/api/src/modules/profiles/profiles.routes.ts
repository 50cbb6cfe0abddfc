import * as schemas from '@clubline/contract/schemas';
import { notFound } from '../../http/errors';
import { signedIn } from '../../http/policy';
import { bodyLimits, route } from '../../http/route';
import type { Route } from '../../http/route';
import { followCounts, isFollowing, withFollows } from './follows.repository';
import { assertPerson } from './profiles.policy';
import { findProfile, listFavoriteTeams, listPeople } from './profiles.repository';

/** As many people as a call answers that asks for no page; `meta.nextCursor` says of more. */
const PEOPLE_MAX = 5_000;
const PAGE_SIZE = 50;

const people = route({
  method: 'GET',
  url: '/users',
  summary:
    'Everybody, by username, as `data.users`; with `limit`, `page` or `cursor` one page, as ' +
    '`users` and `meta`. With `search` those with it in their names, or `in` the beginning of ' +
    'their username.',
  query: schemas.listUsersQuery,
  response: { 200: schemas.listUsersResponse },
  policy: signedIn,
  bodyLimit: bodyLimits.none,
  rate: 'longList',
  async handler({ actor, query: { limit, page, cursor, ...words }, context: { db } }) {
    if (limit === undefined && page === undefined && cursor === undefined) {
      const { users, meta } = await listPeople(db, { ...words, limit: PEOPLE_MAX });
      return { data: { users }, meta };
    }
    const [size, number] = [limit ?? PAGE_SIZE, page ?? 1];
    const skip = (number - 1) * size;
    const { users, meta } = await listPeople(db, { ...words, limit: size, skip, cursor });
    const { hasMore, nextCursor } = meta;
    return {
      users: await withFollows(db, actor.id, users),
      meta: { hasNextPage: hasMore, page: number, limit: size, nextCursor },
    };
  },
});

const profile = route({
  method: 'GET',
  url: '/users/get-user-by-username/:username',
  summary:
    'A public profile, with the counts of followers, whether the viewer is one, and the ' +
    'favourite teams.',
  params: schemas.usernameParams,
  response: { 200: schemas.userByUsernameResponse },
  policy: signedIn,
  bodyLimit: bodyLimits.none,
  rate: 'read',
  async handler({ actor, params, context: { db } }) {
    const user = await findProfile(db, params.username, actor.id);
    if (user === undefined) throw notFound('User');
    const [counts, isFollowed, favoriteTeams] = await Promise.all([
      followCounts(db, user.id),
      isFollowing(db, actor.id, user.id),
      listFavoriteTeams(db, user.id),
    ]);
    return { data: { ...user, ...counts, isFollowing: isFollowed, favoriteTeams } };
  },
});

const favoriteTeams = route({
  method: 'GET',
  url: '/users/:id/get-favorite-teams',
  summary: 'A person’s favourite teams.',
  params: schemas.idParams,
  response: { 200: schemas.favoriteTeamsResponse },
  policy: signedIn,
  bodyLimit: bodyLimits.none,
  rate: 'read',
  async handler({ params, context: { db } }) {
    await assertPerson(db, params.id);
    return { teams: await listFavoriteTeams(db, params.id) };
  },
});

export const profileRoutes: Route[] = [people, profile, favoriteTeams];
