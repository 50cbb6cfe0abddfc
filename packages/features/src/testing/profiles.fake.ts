import {
  AUTHOR_FILTER,
  type FavoriteTeam,
  type PersonSummary,
  type ProfilePost,
  type ReactionKind,
  type User,
} from '@clubline/contract';
import { demoUser } from './auth.fake';
import { amy, ben, minutesAgo } from './clubs/clubs.store';
import { FakeReply, type FakeArea, type FakeBackend } from './createFakeBackend';
import { followsPage, peoplePage } from './profilePages.fake';

type StoredPost = Omit<ProfilePost, 'reaction' | 'reactionCount' | 'commentCount'>;

export interface ProfilesFakeOptions {
  /** Everybody. @default Maya, Amy and Ben */
  people?: User[];
  /** Ids a person follows, by their own id. */
  follows?: Record<string, string[]>;
  teams?: Record<string, FavoriteTeam[]>;
  posts?: StoredPost[];
  reactions?: Record<string, Record<string, ReactionKind>>;
  commentCounts?: Record<string, number>;
  /**
   * Sends counts, follow and teams along with a profile, reactions and counts along with posts, and
   * takes descriptions of pictures, which the specification does not ask for.
   * @default false
   */
  embeds?: boolean;
  /** The largest page of people that is answered; larger ones are refused. @default 50 */
  largestPage?: number;
  /**
   * Leads on by cursors, cuts follows into pages and finds people by name: additions, too.
   * @default false
   */
  hasCursors?: boolean;
}

/** A post of a profile with whatever differs from an ordinary one. */
export function fakeProfilePost(fields: Partial<StoredPost> & { id: string }): StoredPost {
  return {
    content: `Post ${fields.id}`,
    createdAt: minutesAgo(10),
    mediaUrls: [],
    user: amy,
    ...fields,
  };
}

const refuse = (status: number, error: string, message: string) =>
  new FakeReply(status, { statusCode: status, error, message });

const summary = ({
  id,
  username,
  firstName,
  lastName,
  profilePicture = null,
}: User): PersonSummary => ({ id, username, firstName, lastName, profilePicture });

/** What the fake knows, and how it shows it. */
function createPeopleStore({
  people = [demoUser, amy, ben],
  follows = {},
  teams = {},
  posts = [],
  reactions = {},
  commentCounts = {},
  embeds = false,
  largestPage = 50,
  hasCursors = false,
}: ProfilesFakeOptions) {
  const state = {
    follows: structuredClone(follows),
    posts: [...posts],
    reactions: structuredClone(reactions),
  };
  const known = (ids: readonly string[]) =>
    ids.flatMap((id) => people.filter((person) => person.id === id).map(summary));
  const followersOf = (id: string) =>
    Object.keys(state.follows).filter((follower) => state.follows[follower]?.includes(id));
  const countOf = (postId: string) => Object.keys(state.reactions[postId] ?? {}).length;
  const shown = (post: StoredPost, viewer = '') =>
    embeds
      ? {
          mediaAlts: [],
          ...post,
          reaction: state.reactions[post.id]?.[viewer] ?? null,
          reactionCount: countOf(post.id),
          commentCount: commentCounts[post.id] ?? 0,
        }
      : post;
  return {
    state,
    people,
    teams,
    commentCounts,
    embeds,
    largestPage,
    hasCursors,
    known,
    followersOf,
    countOf,
    shown,
  };
}

type PeopleStore = ReturnType<typeof createPeopleStore>;

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

/** Posts on profiles. */
function profilePostRoutes(backend: FakeBackend, { state, embeds, shown }: PeopleStore): void {
  let made = 0;
  if (embeds) backend.additions.add(AUTHOR_FILTER);
  backend.handle('GET /social/profile-posts', ({ query, user }) => {
    const author = embeds ? query.get('userId') : null;
    const profilePosts = state.posts
      .filter((post) => author === null || post.user.id === author)
      .map((post) => shown(post, user?.id));
    return { data: { profilePosts }, ...(embeds && { meta: { takesMediaAlts: true } }) };
  });
  backend.handle('POST /social/profile-posts/upload-media', () => ({
    data: { mediaUrl: `/uploads/picture-${(made += 1)}.webp` },
  }));
  backend.handle('POST /social/profile-posts', ({ body, user }) => {
    const { content, mediaUrls, mediaAlts } = body as {
      content: string;
      mediaUrls: string[];
      mediaAlts?: string[];
    };
    const post = fakeProfilePost({
      id: `post-${(made += 1)}`,
      content,
      mediaUrls,
      ...(mediaAlts && { mediaAlts }),
      createdAt: minutesAgo(0),
      user: summary(user ?? demoUser),
    });
    state.posts.unshift(post);
    return new FakeReply(201, { data: { profilePost: shown(post, user?.id) } });
  });
}

/** Reactions to them, and how many comments they have. */
function profilePostReactionRoutes(
  backend: FakeBackend,
  { state, commentCounts, countOf }: PeopleStore,
): void {
  backend.handle('GET /social/post-reactions/:id/:userId', ({ params }) => ({
    reaction: state.reactions[params.id ?? '']?.[params.userId ?? ''] ?? null,
  }));
  backend.handle('GET /social/post-reactions/count/:id', ({ params }) => ({
    count: countOf(params.id ?? ''),
  }));
  backend.handle('GET /social/profile-posts/:id/comments-count', ({ params }) => ({
    count: commentCounts[params.id ?? ''] ?? 0,
  }));
  backend.handle('POST /social/post-reactions', ({ body }) => {
    const { profilePostId, userId, reaction } = body as {
      profilePostId: string;
      userId: string;
      reaction: ReactionKind;
    };
    state.reactions[profilePostId] = { ...state.reactions[profilePostId], [userId]: reaction };
    return {};
  });
  backend.handle('DELETE /social/post-reactions/:id/:userId', ({ params }) => {
    delete state.reactions[params.id ?? '']?.[params.userId ?? ''];
    return undefined;
  });
}

/**
 * Profiles, following, finding people and posts on profiles, answering what the specification says
 * and no more unless `embeds` is set.
 */
export function profilesFake(options: ProfilesFakeOptions = {}): FakeArea {
  return (backend) => {
    const store = createPeopleStore(options);
    peopleRoutes(backend, store);
    followRoutes(backend, store);
    profilePostRoutes(backend, store);
    profilePostReactionRoutes(backend, store);
  };
}
