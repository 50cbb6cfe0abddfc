import type { FavoriteTeam, ListedPerson, PersonSummary, User } from '@clubline/contract';
import {
  type ApiClient,
  ApiError,
  asAnswer,
  asCount,
  asId,
  asList,
  asNumber,
  asRecord,
  asText,
  asTexts,
  isUnauthorized,
  readNextCursor,
  readListedPerson,
  readPageEnd,
  readPerson,
  type UnknownRecord,
} from '../platform/client';
import {
  type CursorPage,
  laterPart,
  loadAllPages,
  type Pages,
  type SearchPage,
} from '../platform/paging';
import { readUser } from '../platform/session';

const part = encodeURIComponent;

/** Page sizes in the order they are tried; after them the plain list. */
const USER_PAGE_SIZES = [50, 25, 10] as const;

/** How many follow a person, and whom they follow. */
export interface FollowCounts {
  followersCount: number;
  followingCount: number;
}

/** A person's own page. */
export interface Profile extends PersonSummary {
  bio: string;
  tags: string[];
  points: number;
  /** Followers and follow, where the answer carries them. */
  follow?: ProfileFollow;
  /** Favourite teams, where the answer carries them. */
  teams?: FavoriteTeam[];
}

/** What an answer may carry of following along with a profile, which saves two requests. */
interface ProfileFollow extends FollowCounts {
  /** Whether the viewer follows this person. */
  isFollowing: boolean;
}

function listAt(body: unknown, key: string): unknown[] {
  const { root, data } = asAnswer(body);
  return asList(data[key], root[key], asRecord(data.data)[key], root.data, body);
}

/** A profile at `data.user`, `data`, `user` or bare; null when there is nobody. */
export function readProfile(body: unknown): Profile | null {
  const user: User | null = readUser(body);
  if (!user) return null;
  return {
    ...readPerson(user),
    bio: asText(user.bio),
    tags: asTexts(asRecord(user.tags).profile),
    points: asNumber(user.points) ?? 0,
    ...readExtras({ ...user }),
  };
}

/** What an answer carries beyond a profile. */
function readExtras(user: UnknownRecord): Pick<Profile, 'follow' | 'teams'> {
  const hasFollow =
    typeof user.followersCount === 'number' && typeof user.isFollowing === 'boolean';
  return {
    ...(hasFollow && { follow: { ...readCounts(user), isFollowing: user.isFollowing === true } }),
    ...(Array.isArray(user.favoriteTeams) && { teams: readTeams({ teams: user.favoriteTeams }) }),
  };
}

/** People under `key`, those without id or username left out, since nobody could go to them. */
export function readPeopleAt(body: unknown, key: string): ListedPerson[] {
  return listAt(body, key)
    .map(readListedPerson)
    .filter(({ id, username }) => id !== '' && username !== '');
}

/** One page of everybody. */
export function readUsersPage(body: unknown): CursorPage<PersonSummary> {
  const { root, data } = asAnswer(body);
  const meta = asRecord(root.meta ?? data.meta);
  const nextCursor = readNextCursor(body);
  const hasMore = meta.hasNextPage === true;
  return {
    items: readPeopleAt(body, 'users'),
    hasMore,
    canSearch: nextCursor !== null,
    isCut: !hasMore && meta.hasMore === true,
    nextCursor,
  };
}

export function readCounts(body: unknown): FollowCounts {
  const { root, data } = asAnswer(body);
  const fields = 'followersCount' in root ? root : data;
  return {
    followersCount: asCount(fields.followersCount) ?? 0,
    followingCount: asCount(fields.followingCount) ?? 0,
  };
}

const countIn = (body: unknown) => asCount(asAnswer(body).root.followersCount);

export function readTeams(body: unknown): FavoriteTeam[] {
  return listAt(body, 'teams').flatMap((value) => {
    const team = asRecord(value);
    const name = asText(team.name).trim();
    return name ? [{ id: asId(team.id) || name, name }] : [];
  });
}

/** The calls of profiles, following and finding people. */
export const profilesCalls = {
  profile: async (client: ApiClient, username: string): Promise<Profile | null> =>
    readProfile(await client.get(`/users/get-user-by-username/${part(username)}`)),
  counts: async (client: ApiClient, userId: string): Promise<FollowCounts> =>
    readCounts(await client.get(`/users/${part(userId)}/get-followers-count`)),
  teams: async (client: ApiClient, userId: string): Promise<FavoriteTeam[]> =>
    readTeams(await client.get(`/users/${part(userId)}/get-favorite-teams`)),
  /**
   * Whom a person follows, or who follows them: all of them, or a page from a server that takes its
   * size, and those after it with a cursor. One that can search leaves the others out.
   */
  async follows(
    client: ApiClient,
    userId: string,
    side: 'followers' | 'following',
    { pageSize, ...range }: { pageSize?: number; cursor?: string; search?: string } = {},
  ): Promise<Pages<PersonSummary>> {
    const path = `/users/${part(userId)}/get-${side}-list`;
    const query = new URLSearchParams(range);
    const body = await client.get(query.size > 0 ? `${path}?${query}` : path, {
      ...(pageSize && { pageSize }),
    });
    const count = listAt(body, `${side}List`).length;
    return { items: readPeopleAt(body, `${side}List`), ...readPageEnd(body, count, range.cursor) };
  },
  /** As `follows`, page after page, as far as the server leads on. */
  allFollows: (
    client: ApiClient,
    userId: string,
    side: 'followers' | 'following',
  ): Promise<Pages<PersonSummary>> =>
    loadAllPages((cursor) => profilesCalls.follows(client, userId, side, cursor ? { cursor } : {})),
  /** Whether `ownId` follows a person, and how many do; null for what the server does not say. */
  async followState(
    client: ApiClient,
    ownId: string,
    { id, username, follow }: Pick<Profile, 'id' | 'username' | 'follow'>,
  ): Promise<{ isFollowing: boolean | null; followersCount: number | null }> {
    if (follow) {
      const now = (await profilesCalls.profile(client, username))?.follow;
      return { isFollowing: now?.isFollowing ?? null, followersCount: now?.followersCount ?? null };
    }
    const [{ items, cutAt }, counts] = await Promise.all([
      profilesCalls.allFollows(client, ownId, 'following'),
      profilesCalls.counts(client, id).catch(() => null),
    ]);
    const isListed = items.some((person) => person.id === id);
    return {
      isFollowing: isListed || (cutAt === undefined ? false : null),
      followersCount: counts?.followersCount ?? null,
    };
  },
  /** Answers how many follow the person by then, where the server says so. */
  follow: async (
    client: ApiClient,
    ownId: string,
    userToFollowId: string,
  ): Promise<number | null> =>
    countIn(await client.post(`/users/${part(ownId)}/follow-user`, { userToFollowId })),
  /** As `follow`. */
  unfollow: async (
    client: ApiClient,
    ownId: string,
    userToUnfollowId: string,
  ): Promise<number | null> =>
    countIn(await client.delete(`/users/${part(ownId)}/unfollow-user`, { userToUnfollowId })),
  notify: (
    client: ApiClient,
    notification: {
      type: 'follow';
      userId: string;
      senderId: string;
      content: string;
      profilePicture: string | null;
    },
  ): Promise<unknown> => client.post('/notifications', notification),
  /**
   * Reads people page by page, in pages of 50, else 25, else 10, else all at once: everybody, or
   * from a server that can search those with these words in their names.
   */
  openUsers(
    client: ApiClient,
    words = '',
    where?: 'username',
  ): () => Promise<SearchPage<PersonSummary>> {
    let size: number | null = null;
    let page = 0;
    let cursor: string | null = null;
    const read = async (limit: number) => {
      const later = laterPart({ cursor, search: words, in: where });
      const answer = readUsersPage(
        await client.get(`/users?limit=${limit}&page=${page + 1}${later}`),
      );
      page += 1;
      cursor = answer.nextCursor;
      return answer;
    };
    return async () => {
      if (size !== null) return read(size);
      for (const candidate of USER_PAGE_SIZES) {
        try {
          const first = await read(candidate);
          size = candidate;
          return first;
        } catch (error) {
          if (!(error instanceof ApiError) || isUnauthorized(error)) throw error;
        }
      }
      const { items, hasMore, isCut } = readUsersPage(await client.get('/users'));
      return { items, hasMore: false, isCut: hasMore || isCut === true };
    };
  },
};
