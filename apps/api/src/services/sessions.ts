import type { Device } from '@clubline/contract';
import type { Scope } from '../db/changes/changes';
import type { Queryable } from '../db/dialect';
import type { Actor } from '../http/actor';

interface Tokens {
  accessToken: string;
  refreshToken: string;
}

/** Why sessions end that their owner has ended from elsewhere; their sockets are told. */
export const SIGNED_OUT = 'signed out elsewhere';

/** A program that calls, by the names of products; null where it is none that people know. */
export interface UserAgent {
  browser: string | null;
  system: string | null;
}

/** From where a session is begun. */
export interface Origin {
  userAgent: string | undefined;
  ip: string;
  /** The access token sent along: signing in ends its session, also when it has expired. */
  accessToken?: string | undefined;
}

/** A session that a transaction has begun. */
export interface Started {
  tokens: Tokens;
  /** Set when somebody has signed in on a device that they had not used, as far as is known. */
  newDevice: UserAgent | null;
  /**
   * To be called after the commit: closes the sockets of the session that was replaced, and of
   * those that had to end, since nobody has more than so many.
   */
  announceEnds: () => void;
}

/** Running sessions of people and the tokens that belong to them. */
export interface Sessions {
  start(db: Queryable, userId: string): Promise<Tokens>;
  /**
   * Starts a session in a transaction for who has shown the password of this hash, and ends the one
   * that signing in replaces; null when it is not the person's password any more. One that is
   * unclaimed ends in a few minutes, unless it is renewed.
   */
  startByPassword(
    trx: Queryable,
    account: { id: string; passwordHash: string; createdAt: string },
    origin: Origin,
    isUnclaimed?: boolean,
  ): Promise<Started | null>;
  /** Starts a further session in a transaction; null when the one it stands beside is over. */
  startBeside(
    trx: Queryable,
    actor: Pick<Actor, 'id' | 'sessionId'>,
    origin: Origin,
  ): Promise<Started | null>;
  /**
   * Exchanges a refresh token for the next pair: the same refresh token again until that one is
   * used, since the answer may have been lost. 401 when its session is over; a copy ends it.
   */
  refresh(refreshToken: string): Promise<Tokens>;
  /** The running session that a refresh token, used or not, is one of; nothing is exchanged. */
  findByRefreshToken(refreshToken: string): Promise<string | undefined>;
  /** Whether this refresh token could still be exchanged in that session; nothing is exchanged. */
  isCurrentToken(sessionId: string, refreshToken: string): Promise<boolean>;
  /** The person of an access token; null without a running session. */
  authenticate(accessToken: string | undefined): Promise<Actor | null>;
  /**
   * The same, with the version of what is stored in the scopes that the answer is made of: another
   * one once any of that has changed. Undefined where none are named.
   */
  authenticateFor(
    accessToken: string | undefined,
    scopesOf?: (userId: string) => readonly Scope[] | undefined,
  ): Promise<{ actor: Actor; version: string | undefined } | null>;
  /** The person as they are by now, whose token may have run out; null when the session is over. */
  again(actor: Actor): Promise<Actor | null>;
  /** Ends the session of an access token, even one that has expired. */
  endByAccessToken(accessToken: string | undefined): Promise<void>;
  endByRefreshToken(refreshToken: string): Promise<void>;
  /**
   * Ends every session of a person in a transaction that holds the lock of the account; what it
   * answers is to be called after the commit, and closes their sockets.
   */
  endAllOfUser(trx: Queryable, userId: string, reason: string): Promise<() => void>;
  /** Whether a person has signed in within a month in the network range of this address. */
  hasSignedInNear(userId: string, ip: string): Promise<boolean>;
  /** On which devices a person is signed in. */
  listDevices(actor: Pick<Actor, 'id' | 'sessionId'>): Promise<Device[]>;
  /** Signs a person out on one device, frames included; false when they are not signed in there. */
  endDevice(userId: string, deviceId: string): Promise<boolean>;
  /**
   * Ends every session of a person but the one that asks, in a transaction that holds the lock of
   * the account; 401 when that one is over. What it answers is to be called after the commit.
   */
  endOthers(
    trx: Queryable,
    actor: Pick<Actor, 'id' | 'sessionId'>,
    reason: string,
  ): Promise<() => void>;
  /** Which of these sessions are still running. */
  findRunning(ids: string[]): Promise<Set<string>>;
  /** Deletes sessions and reset links that ended long ago. */
  deleteExpired(): Promise<void>;
}
