import { z } from 'zod';
import type { FavoriteTeam, ListedPerson, PersonSummary, ProfileExtras, User } from '../profiles';
import { keysetMeta, laterCursor, pageMeta } from './paging';
import { id, search, text } from './values';

const USERNAME_IN_PATH_MAX = 100;

export const personSummary = z.object({
  id: z.string(),
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  profilePicture: z.string().nullable(),
}) satisfies z.ZodType<PersonSummary>;

/** A person in a page of a list. */
export const listedPerson = personSummary.extend({
  isFollowing: z
    .boolean()
    .optional()
    .describe('Addition, in pages of up to 100 people: whether the viewer follows them.'),
}) satisfies z.ZodType<ListedPerson>;

/** A person's public profile; the email is sent to the person themselves only. */
const publicUser = z.object({
  id: z.string(),
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().optional().describe('Only in answers to the person it belongs to.'),
  bio: z.string().nullable(),
  tags: z.object({ profile: z.array(z.string()) }),
  profilePicture: z.string().nullable(),
  points: z.number().int(),
}) satisfies z.ZodType<User>;

/**
 * GET /users. Plain: everybody, as `data.users`. With `limit` or `page`: one page, as `users` and
 * `meta`.
 */
export const listUsersQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).optional(),
  page: z.coerce.number().int().min(1).max(100_000).optional(),
  cursor: laterCursor,
  search: search.describe('Addition: part of the username, first or last name.'),
  in: z.literal('username').optional().describe('Addition: the username begins with `search`.'),
});
export const listUsersResponse = z.union([
  z.object({ users: z.array(listedPerson), meta: pageMeta }),
  z.object({ data: z.object({ users: z.array(personSummary) }), meta: keysetMeta }),
]);

/** GET /users/get-user-by-username/{username} */
export const usernameParams = z.object({ username: text(USERNAME_IN_PATH_MAX).toLowerCase() });
const favoriteTeam = z.object({
  id: z.string(),
  name: z.string(),
}) satisfies z.ZodType<FavoriteTeam>;
const profileExtras = z.object({
  followersCount: z.number().int(),
  followingCount: z.number().int(),
  isFollowing: z.boolean().describe('Whether the viewer follows this person.'),
  favoriteTeams: z.array(favoriteTeam),
}) satisfies z.ZodType<ProfileExtras>;
/** The counts, the follow and the teams are additions that save a request each. */
export const userByUsernameResponse = z.object({ data: publicUser.extend(profileExtras.shape) });

/** Payload of the socket's events about one profile. */
export const watchProfileEvent = z.object({ userId: id });

/** GET /users/{id}/get-followers-count */
export const followCountsResponse = z.object({
  followersCount: z.number().int(),
  followingCount: z.number().int(),
});

/** As many follows as a call answers that asks for no page; `meta.nextCursor` says of more. */
const UNPAGED_FOLLOWS_MAX = 5_000;

/** GET /users/{id}/get-following-list, /get-followers-list; newest first. */
export const followListQuery = z.object({
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(UNPAGED_FOLLOWS_MAX)
    .default(UNPAGED_FOLLOWS_MAX)
    .describe('Addition: people on a page.'),
  cursor: laterCursor,
  search: search.describe('Addition: part of the username.'),
});
const followList = { meta: keysetMeta };
export const followingListResponse = z.object({
  ...followList,
  followingList: z.array(listedPerson),
});
export const followersListResponse = z.object({
  ...followList,
  followersList: z.array(listedPerson),
});

/**
 * POST /users/{id}/follow-user, DELETE /users/{id}/unfollow-user; `{id}` is the signed-in person.
 */
export const followBody = z.object({ userToFollowId: id });
export const unfollowBody = z.object({ userToUnfollowId: id });
/** The counts are those of the person followed. */
export const followResponse = z.object({
  isFollowing: z.boolean(),
  followersCount: z.number().int(),
});

/** GET /users/{id}/get-favorite-teams */
export const favoriteTeamsResponse = z.object({ teams: z.array(favoriteTeam) });
