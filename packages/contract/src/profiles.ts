import type { AccountPermission } from './account';
import type { PartnerMark } from './partners';

export interface User {
  id: string;
  username: string;
  firstName: string;
  lastName: string;
  /** Only ever sent to the person it belongs to. */
  email?: string;
  bio?: string | null;
  tags?: { profile: string[] };
  /** Address of an image. */
  profilePicture?: string | null;
  sportInterests?: string[];
  /** Addition: points shown on the profile. */
  points?: number;
  /** Addition: `admin` may create racers. */
  role?: 'user' | 'admin';
  /** Addition: what this server lets people do with their own account beyond the profile. */
  permissions?: AccountPermission[];
  /** Addition: set where they are one of a partner's people, who may chat and no more. */
  partner?: PartnerMark;
}

/** Addition: sent along with a profile, which saves a request each. */
export interface ProfileExtras {
  followersCount?: number;
  followingCount?: number;
  /** Whether the viewer follows this person. */
  isFollowing?: boolean;
  favoriteTeams?: FavoriteTeam[];
}

/** A person as shown beside what they wrote. */
export type PersonSummary = Pick<
  User,
  'id' | 'username' | 'firstName' | 'lastName' | 'profilePicture'
>;

/** A person in a list. */
export interface ListedPerson extends PersonSummary {
  /** Addition, in pages: whether the viewer follows them. */
  isFollowing?: boolean;
}

/** First and last name, or the username of somebody without. */
export const personName = ({
  firstName,
  lastName,
  username,
}: Pick<PersonSummary, 'firstName' | 'lastName' | 'username'>): string =>
  `${firstName} ${lastName}`.trim() || username;

export interface ProfilesServerEvents {
  /** Addition, to who watches a person's profile: how many follow them, and whom they follow. */
  followersChanged: (body: {
    userId: string;
    followersCount: number;
    followingCount: number;
  }) => void;
  /** Addition, to who watches either's profile: this person is followed no more by that one. */
  followEnded: (body: { userId: string; followerId: string }) => void;
  /**
   * Addition: how a person is called and shown from now on. To their own pages, who watches their
   * profile, who watches a club with them, and who has their posts in the home feed they watch.
   */
  personChanged: (body: { person: PersonSummary }) => void;
  /** Addition: whether the viewer follows this person from now on, set on any of their pages. */
  ownFollowChanged: (body: { userId: string; isFollowing: boolean }) => void;
}

export interface ProfilesClientEvents {
  /** Addition: asks for what changes on a person's profile. */
  watchProfile: (body: { userId: string }) => void;
  unwatchProfile: (body: { userId: string }) => void;
}

export interface FavoriteTeam {
  id: string;
  name: string;
}

/** Usernames: lower-case letters, digits and underscore. */
export const USERNAME_PATTERN = /^[a-z0-9_]+$/;

export const BIO_MAX = 240;

/** Sports offered at sign-up, at least one of which is chosen. */
export const SPORTS = [
  'MLS',
  'NBA',
  'NFL',
  'MLB',
  'NHL',
  'Jet-Ski',
  'Tennis',
  'Golf',
  'Cricket',
  'Rugby',
  'MMA',
  'Boxing',
] as const;
export type Sport = (typeof SPORTS)[number];

/** Profile tags offered at sign-up; one or two are chosen. */
export const PROFILE_TAGS = ['Player', 'Coach', 'Fan', 'Organizer', 'Referee', 'Parent'] as const;
export type ProfileTag = (typeof PROFILE_TAGS)[number];
export const PROFILE_TAGS_MAX = 2;

/** Shortest and longest username that a text can mention. */
export const MENTION_MIN = 2;
export const MENTION_MAX = 30;
export const MENTION_SUGGESTIONS_MAX = 8;
/** Most people that one text notifies. */
export const MENTIONS_MAX = 20;

/** Usernames a text mentions, lower-cased, each once. */
export function mentionsIn(content: string): string[] {
  const pattern = new RegExp(`(?<![\\w@./])@(\\w{${MENTION_MIN},${MENTION_MAX}})(?!\\w)`, 'g');
  const names = [...content.matchAll(pattern)].map((match) => match[1]!.toLowerCase());
  return [...new Set(names)].slice(0, MENTIONS_MAX);
}
