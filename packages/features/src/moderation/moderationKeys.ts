import { clubScope } from '../platform/cache';

/** The members in whose names these words are; '' for all. */
export const membersKey = (clubId: string, words: string): string =>
  `${clubScope(clubId)}:members:${words}`;
export const bansKey = (clubId: string): string => `${clubScope(clubId)}:bans`;
export const reportsKey = (clubId: string): string => `${clubScope(clubId)}:reports`;
export const invitationsKey = (clubId: string): string => `${clubScope(clubId)}:coOwnerInvitations`;
