/** Names in each answer, with blanks between, what a server takes beyond the protocol. */
export const ADDITIONS_HEADER = 'clubline-additions';

/** Says there that the same `clientId` never makes anything twice. */
export const CLIENT_IDS = 'client-ids';

/** Says there that a list of posts may be asked for by its author. */
export const AUTHOR_FILTER = 'author-filter';

/** Says there that one comment of a post can be asked for. */
export const SINGLE_COMMENTS = 'single-comments';

/** Says there that one message of a channel can be asked for, with those around it. */
export const SINGLE_MESSAGES = 'single-messages';

/** Says there that it can be asked whether one person is banned from a club. */
export const SINGLE_BANS = 'single-bans';

/** Says there that each list takes a `limit`, so that no page is longer than what is shown. */
export const PAGE_LIMITS = 'page-limits';

/** Says there that followers and followed people can be looked for by their usernames. */
export const FOLLOW_SEARCH = 'follow-search';

/** Says there that the live socket tells who watches a profile what changes on it. */
export const PROFILE_EVENTS = 'profile-events';

/** Says there that the live socket tells who watches a club what happens in it. */
export const CLUB_EVENTS = 'club-events';

/** Says there that the live socket tells who watches the lists of clubs what changes in them. */
export const CLUB_LIST_EVENTS = 'club-list-events';
/** Says there that people can be looked for by how their username begins: `in=username`. */
export const USERNAME_SEARCH = 'username-search';
/** Says there that clubs can be looked for by their names alone: `in=name`. */
export const CLUB_NAME_SEARCH = 'club-name-search';
/** Says there that one call answers what is new in one's clubs and of the people one follows. */
export const HOME_FEED = 'home-feed';
/** Says there that words can be looked for in that feed. */
export const HOME_FEED_SEARCH = 'home-feed-search';
/** Says there that the live socket tells who watches that feed what happens to its posts. */
export const HOME_FEED_EVENTS = 'home-feed-events';

/** Says there that the live socket answers `checkConnection`. */
export const CONNECTION_CHECKS = 'connection-checks';

/** Says there that a new password has `NEW_PASSWORD_MIN` characters or more. */
export const LONGER_PASSWORDS = 'longer-passwords';

/** Says there that signing in with the token of a session ends that one. */
export const REPLACED_SESSIONS = 'replaced-sessions';

/**
 * Says there that a change may carry `seen`: what was seen of its fields before. Where one that is
 * changed is not that any more, nothing is, and the answer is a 409 about `SEEN_PROPERTY`.
 */
export const SEEN_VALUES = 'seen-values';
export const SEEN_PROPERTY = 'seen';
