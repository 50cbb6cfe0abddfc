/** Names in each answer, with blanks between, what a server takes beyond the protocol. */
export const ADDITIONS_HEADER = 'clubline-additions';

/** Says there that the same `clientId` never makes anything twice. */
export const CLIENT_IDS = 'client-ids';
