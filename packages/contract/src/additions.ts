/** Names in each answer, with blanks between, what a server takes beyond the protocol. */
export const ADDITIONS_HEADER = 'clubline-additions';

/** Says there that the same `clientId` never makes anything twice. */
export const CLIENT_IDS = 'client-ids';

/** Says there that a list of posts may be asked for by its author. */
export const AUTHOR_FILTER = 'author-filter';

/** Says there that the live socket tells who watches a club what happens in it. */
export const CLUB_EVENTS = 'club-events';
