import { FOLLOW_SEARCH, PAGE_LIMITS, PROFILE_EVENTS, type PersonSummary } from '@clubline/contract';
import { refuse } from '../clubs/clubs.store';
import { FakeReply, type FakeArea, type FakeBackend } from '../createFakeBackend';
import { followsPage, peoplePage } from './profilePages.fake';
import { profilePostReactionRoutes, profilePostRoutes } from './profilePosts.fake';
import {
  createPeopleStore,
  summary,
  type PeopleStore,
  type ProfilesFakeOptions,
} from './profiles.store';

/** Finding people, and who they are. */
function peopleRoutes(
  backend: FakeBackend,
  { state, people, teams, embeds, largestPage, hasCursors, followersOf }: PeopleStore,
): void {
  backend.handle('GET /users', ({ query }) => {
    const limit = query.get('limit');
    if (limit === null) return { data: { users: people.map(summary) } };
    if (Number(limit) > largestPage) return refuse(400, 'Bad Request', 'limit is too large');
    if (hasCursors) return peoplePage(people.map(summary), query);
    const from = (Number(query.get('page')) - 1) * Number(limit);
    const end = from + Number(limit);
    return {
      users: people.slice(from, end).map(summary),
      meta: { hasNextPage: end < people.length },
    };
  });
  backend.handle('GET /users/get-user-by-username/:username', ({ params, user: viewer }) => {
    const user = people.find(({ username }) => username === params.username?.toLowerCase());
    if (!user) return refuse(404, 'Not Found', 'User not found');
    const extras = {
      followersCount: followersOf(user.id).length,
      followingCount: state.follows[user.id]?.length ?? 0,
      isFollowing: followersOf(user.id).includes(viewer?.id ?? ''),
      favoriteTeams: teams[user.id] ?? [],
    };
    return { data: { user: { ...user, ...(embeds && extras) } } };
  });
}

/** Who follows whom. */
function followRoutes(
  backend: FakeBackend,
  { state, teams, hasCursors, known, followersOf }: PeopleStore,
): void {
  const listed = (name: string, people: PersonSummary[], query: URLSearchParams) =>
    hasCursors ? followsPage(name, people, query) : { [name]: people };
  backend.handle('GET /users/:id/get-followers-count', ({ params }) => ({
    followersCount: followersOf(params.id ?? '').length,
    followingCount: state.follows[params.id ?? '']?.length ?? 0,
  }));
  backend.handle('GET /users/:id/get-favorite-teams', ({ params }) => ({
    teams: teams[params.id ?? ''] ?? [],
  }));
  backend.handle('GET /users/:id/get-following-list', ({ params, query }) =>
    listed('followingList', known(state.follows[params.id ?? ''] ?? []), query),
  );
  backend.handle('GET /users/:id/get-followers-list', ({ params, query }) =>
    listed('followersList', known(followersOf(params.id ?? '')), query),
  );
  backend.handle('POST /users/:id/follow-user', ({ params, body }) => {
    const { userToFollowId } = body as { userToFollowId: string };
    const id = params.id ?? '';
    state.follows[id] = [...new Set([userToFollowId, ...(state.follows[id] ?? [])])];
    return {};
  });
  backend.handle('DELETE /users/:id/unfollow-user', ({ params, body }) => {
    const { userToUnfollowId } = body as { userToUnfollowId: string };
    const id = params.id ?? '';
    state.follows[id] = (state.follows[id] ?? []).filter((other) => other !== userToUnfollowId);
    return {};
  });
  backend.handle('POST /notifications', () => new FakeReply(201, {}));
}

/**
 * Profiles, following, finding people and posts on profiles, answering what the specification says
 * and no more unless `embeds` is set.
 */
export function profilesFake(options: ProfilesFakeOptions = {}): FakeArea {
  return (backend) => {
    const store = createPeopleStore(options);
    if (options.embeds) backend.additions.add(PROFILE_EVENTS);
    if (options.hasCursors) backend.additions.add(PAGE_LIMITS).add(FOLLOW_SEARCH);
    peopleRoutes(backend, store);
    followRoutes(backend, store);
    profilePostRoutes(backend, store);
    profilePostReactionRoutes(backend, store);
  };
}
