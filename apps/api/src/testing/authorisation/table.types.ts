import type { Caller } from '../callers';
import type { Person } from '../people';

/** Everybody who tries every call. */
export const roles = ['visitor', 'stranger', 'member', 'coOwner', 'owner', 'admin'] as const;
export type Role = (typeof roles)[number];
type Outcome = 'yes' | 401 | 403;
type Row = Record<Role, Outcome>;

const row = (
  visitor: Outcome,
  stranger: Outcome,
  member: Outcome,
  coOwner: Outcome,
  owner: Outcome,
  admin: Outcome,
): Row => ({ visitor, stranger, member, coOwner, owner, admin });
export const everyone = row('yes', 'yes', 'yes', 'yes', 'yes', 'yes');
export const signedIn = row(401, 'yes', 'yes', 'yes', 'yes', 'yes');
/** Called with what only somebody else has. */
export const nobody = row(401, 403, 403, 403, 403, 403);
export const members = row(401, 403, 'yes', 'yes', 'yes', 403);
export const editors = row(401, 403, 403, 'yes', 'yes', 403);
export const ownerOnly = row(401, 403, 403, 403, 'yes', 403);
export const notOwners = row(401, 'yes', 'yes', 403, 403, 'yes');
/** The post of each fixture is the member's. */
export const authorAndEditors = row(401, 403, 'yes', 'yes', 'yes', 403);
export const othersInClub = row(401, 403, 403, 'yes', 'yes', 403);
export const admins = row(401, 403, 403, 403, 403, 'yes');
/** In each fixture member, co-owner and owner follow the star. */
export const followers = row(401, 403, 'yes', 'yes', 'yes', 403);

/** What there is to act on, new for every call. */
export interface Fixture {
  clubId: string;
  channelId: string;
  postId: string;
  messageId: string;
  profilePostId: string;
  racerId: string;
  athleteId: string;
  star: Person;
  picture: Buffer;
  /** Name of a stored picture. */
  uploaded: string;
  matchId: string;
  /**
   * Somebody with a password, and what is needed to begin, renew and recover a session of theirs.
   */
  signIn: { username: string; password: string };
  refreshToken: string;
  resetToken: string;
  emailOf(userId: string): string;
}

type Call = (
  caller: Caller,
  fixture: Fixture,
  actorId: string,
  number: number,
) => ReturnType<Caller['get']>;
/**
 * Who may, how to call it as oneself, and, where the request names the person who acts, that it
 * does.
 */
type Entry = [may: Row, call: Call, names?: 'names the actor'];

export type Table = Record<string, Entry>;

export const NAMES = 'names the actor' as const;
