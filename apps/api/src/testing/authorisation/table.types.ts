import type { Authenticator } from '../authenticator';
import type { Caller } from '../callers';
import type { Person } from '../people';

/** Everybody who tries every call. */
export const roles = [
  'visitor',
  'stranger',
  'member',
  'coOwner',
  'owner',
  'admin',
  'partnersPerson',
  'partnersServer',
] as const;
export type Role = (typeof roles)[number];
/** Those who have an account. */
export type AccountRole = Exclude<Role, 'visitor' | 'partnersPerson' | 'partnersServer'>;
type Outcome = 'yes' | 401 | 403;
type Row = Record<Role, Outcome>;

/** A partner's people may do what names them, and its key is no token: it opens what is open. */
const row = (
  visitor: Outcome,
  stranger: Outcome,
  member: Outcome,
  coOwner: Outcome,
  owner: Outcome,
  admin: Outcome,
): Row => ({
  visitor,
  stranger,
  member,
  coOwner,
  owner,
  admin,
  partnersPerson: 403,
  partnersServer: visitor,
});
export const everyone = row('yes', 'yes', 'yes', 'yes', 'yes', 'yes');
export const signedIn = row(401, 'yes', 'yes', 'yes', 'yes', 'yes');
/** Called with what only somebody else has. */
export const nobody = row(401, 403, 403, 403, 403, 403);
export const members = row(401, 403, 'yes', 'yes', 'yes', 403);
export const editors = row(401, 403, 403, 'yes', 'yes', 403);
export const ownerOnly = row(401, 403, 403, 403, 'yes', 403);
/** In each fixture the member has been invited to be a co-owner, and the co-owner has accepted. */
export const invited = row(401, 403, 'yes', 'yes', 403, 403);
/** About themselves. */
export const membersButTheOwner = row(401, 403, 'yes', 'yes', 403, 403);
export const notOwners = row(401, 'yes', 'yes', 403, 403, 'yes');
/** The post of each fixture is the member's. */
export const authorAndEditors = row(401, 403, 'yes', 'yes', 'yes', 403);
/** The comment of each fixture is the member's, too. */
export const authorOnly = row(401, 403, 'yes', 403, 403, 403);
export const othersInClub = row(401, 403, 403, 'yes', 'yes', 403);
export const admins = row(401, 403, 403, 403, 403, 'yes');
/** Also for the people of partners, who chat. */
export const alsoPartnersPeople = (may: Row): Row => ({ ...may, partnersPerson: 'yes' });
/** For the servers of partners alone. */
export const partnersServers: Row = {
  ...row(401, 401, 401, 401, 401, 401),
  partnersServer: 'yes',
};
/** In each fixture member, co-owner and owner follow the star. */
export const followers = row(401, 403, 'yes', 'yes', 'yes', 403);

/** What there is to act on, new for every call. */
export interface Fixture {
  clubId: string;
  channelId: string;
  postId: string;
  commentId: string;
  messageId: string;
  profilePostId: string;
  /** The star's notification of somebody. */
  notificationOf(userId: string): Promise<string>;
  racerId: string;
  athleteId: string;
  star: Person;
  /** Who belongs to each fixture's club, muted, and is invited to be a co-owner. */
  quiet: Person;
  /** Who is banned from each fixture's club. */
  outcast: Person;
  picture: Buffer;
  /** Name of a stored picture. */
  uploaded: string;
  /** Signed address of a private picture, below `/api`. */
  signed: string;
  matchId: string;
  /**
   * Somebody with a password, and what is needed to begin, renew and recover a session of theirs.
   */
  signIn: { username: string; password: string };
  refreshToken: string;
  resetToken: string;
  /** A passkey of the person who signs in. */
  passkey: Authenticator;
  emailOf(userId: string): string;
  /** Sets somebody's password, and says it. */
  passwordOf(userId: string): Promise<string>;
  /** A passkey of somebody. */
  passkeyOf(userId: string): Promise<string>;
  /** Somebody signed in, of whom nothing else knows. */
  bystander(): Promise<Person>;
  /** Another device on which somebody has just signed in. */
  deviceOf(userId: string): Promise<string>;
  /** Id of a key in force, of another partner than the one that calls. */
  partnerKey(): Promise<string>;
}

/** Makes the call, as the actor where it names one; `number` is another each time. */
type Call = (
  caller: Caller,
  fixture: Fixture,
  actorId: string,
  number: number,
) => ReturnType<Caller['get']>;
/** What a call sends to people who asked for nothing; each is a row of `deliveries`. */
interface Sends {
  sends: string[];
  /** Roles that may make the call without its sending anything. */
  notAs: Role[];
}

/**
 * Who may, how to call it as oneself, and, where it is so, that the request names the person who
 * acts, and what it sends. A call without `sends` sends nothing, and neither does a refused one.
 */
type Entry = [may: Row, call: Call, ...more: (typeof NAMES | Sends)[]];

export type Table = Record<string, Entry>;

export const NAMES = 'names the actor' as const;
export const sends = (what: string, { notAs = [] }: { notAs?: Role[] } = {}): Sends => ({
  sends: [what],
  notAs,
});

/** What is acted on is the member's, who is not notified of what they do themselves. */
export const BY_AUTHOR: { notAs: Role[] } = { notAs: ['member'] };

/** What a call of the table sends when it is made by somebody who may make it. */
export const sentBy = (more: (typeof NAMES | Sends)[], role: Role): string[] =>
  more
    .flatMap((one) => (one === NAMES || one.notAs.includes(asWhom(role)) ? [] : one.sends))
    .toSorted();

/** A key of a partner is no token: with it one calls as a visitor. */
const asWhom = (role: Role): Role => (role === 'partnersServer' ? 'visitor' : role);
