/** Product-wide constants that both sides of the wire must agree on. Times in milliseconds unless named otherwise. */

/** Emoji reactions, in the order a picker lists them. */
export const REACTION_KINDS = ['like', 'love', 'haha', 'sad', 'angry', 'sigh', 'clown'] as const;
export type ReactionKind = (typeof REACTION_KINDS)[number];

/** What a server may let a person do in a club, named in its details. */
export const CLUB_PERMISSIONS = [
  'attachPictures',
  'listMembers',
  'reportPosts',
  'moderate',
] as const;

/** Why a post is reported, in the order a form lists them. */
export const REPORT_REASONS = ['spam', 'abuse', 'hate', 'violence', 'private', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** Bytes of the largest picture our server takes. */
export const PICTURE_MAX_BYTES = 8 * 1024 * 1024;

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
export const PASSWORD_MIN = 6;
export const BIO_MAX = 240;
export const CLUB_NAME_MIN = 3;
export const SLUG_MIN = 3;
export const SLUG_MAX = 255;
export const PROFILE_POST_MAX = 500;
/** Longest description of a picture. */
export const IMAGE_ALT_MAX = 300;
export const MENTION_MIN = 2;
export const MENTION_MAX = 30;
export const MENTION_SUGGESTIONS_MAX = 8;
export const DISCOVER_PAGE_SIZE = 20;
export const FEED_PAGE_SIZE = 20;
export const NOTIFICATIONS_PAGE_SIZE = 10;
export const RACER_PAGE_SIZE = 50;
export const RACER_AGE = { min: 9, max: 100 } as const;
export const RACER_HEIGHT_INCHES = { min: 36, max: 96 } as const;
export const METRES_PER_INCH = 0.0254;

/** Usernames: lower-case letters, digits and underscore. */
export const USERNAME_PATTERN = /^[a-z0-9_]+$/;

/** A pragmatic well-formedness test: one @, no spaces, a dot in the host. */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The room of the jet-ski World Finals. */
export const EVENT_CHAT_ROOM = 'aqua_world_finals_2025';

/** Reconnection of the live socket, as the protocol fixes it. */
export const SOCKET_RECONNECTION = {
  delay: 1_000,
  delayMax: 5_000,
  randomizationFactor: 0.5,
  timeout: 20_000,
} as const;

/**
 * The address form of a club's name: trimmed, lower-cased, apostrophes removed, every run of characters other than
 * a–z and 0–9 one hyphen, none at either end, at most 255 characters. May be empty for names in other scripts.
 */
export function slugify(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/['’‘`]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, SLUG_MAX)
    .replace(/-$/, '');
}
