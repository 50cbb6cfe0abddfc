const MINUTE = 60_000;

/** Times to live of stored answers, in ms. */
const LIFETIMES = {
  default: 5 * MINUTE,
  user: 15 * MINUTE,
  clubs: 10 * MINUTE,
  chat: 30 * MINUTE,
} as const;
/** An answer younger than this, in ms, is not asked for again. */
export const STALE_TIME = 5 * MINUTE;
/** An answer nobody shows is forgotten after this, in ms. */
export const COLLECTION_TIME = 10 * MINUTE;

/** Key of the current user. */
export const USER_KEY = '/auth/me';
/** Key of the user's own clubs, kept as `{ userClubs }`. */
export const CLUBS_KEY = '/api/clubs';

/**
 * Start of every key that holds something of a club; leaving the club forgets them all. Without a
 * connection what was shown last of it is read again (`lastSeenNameOf`).
 */
export const clubScope = (clubId: string): string => `club:${clubId}`;

/** Whether a screen shows the answer, and not only what stands around every screen. */
export const isOfScreens = (key: string): boolean =>
  key !== USER_KEY && (storageNameOf(key) ?? lastSeenNameOf(key)) !== null;

/** How long the answer to this key is kept in storage, in ms. */
export function lifetimeOf(key: string): number {
  if (key === USER_KEY) return LIFETIMES.user;
  if (key === CLUBS_KEY) return LIFETIMES.clubs;
  if (key.includes('/messages')) return LIFETIMES.chat;
  return LIFETIMES.default;
}

/** How many of what was last seen are kept. */
export const LAST_SEEN_MAX = 40;
/** Begins the names of what is seen without a connection; the number is that of their shapes. */
export const LAST_SEEN = 'seen1_';
/** What screens show first of all. */
const SCREENS = [
  /^(homeFeed|profilePosts|people:(profile|counts|teams)|racers|scoreboards)(:|$)/,
  /^notifications:[^:]+:list:$/,
  /^club:[^:]+:(details|isMember|channels|channel|feed|comments)(:|$)/,
];

/** The name of what is shown again only where there is no connection; null for all else. */
export const lastSeenNameOf = (key: string): string | null =>
  SCREENS.some((pattern) => pattern.test(key)) ? LAST_SEEN + key : null;

/** The name a key is stored under; null for what is not stored. */
export function storageNameOf(key: string): string | null {
  if (key === USER_KEY) return 'user';
  if (key === CLUBS_KEY) return 'clubs';
  if (!key.startsWith('/')) return null;
  const path = key.split('?')[0] ?? '';
  if (!path.includes('/messages')) return key;
  const parts = path.split('/');
  // `/api/clubs/{id}/messages`: the id is the fourth part, the empty one in front counted.
  if (parts[1] === 'api' && parts[2] === 'clubs')
    return parts[3] && parts[4] === 'messages' ? `chat_${parts[3]}` : null;
  return key;
}
