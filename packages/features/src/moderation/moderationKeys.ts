import { clubScope } from '../platform/cache';

/** The members in whose names these words are; '' for all. */
export const membersKey = (clubId: string, words: string): string =>
  `${clubScope(clubId)}:members:${words}`;
/** The first members of a club, as many as are shown beside it. */
export const facesKey = (clubId: string): string => `${clubScope(clubId)}:faces`;
export const bansKey = (clubId: string): string => `${clubScope(clubId)}:bans`;
export const reportsKey = (clubId: string): string => `${clubScope(clubId)}:reports`;
export const invitationsKey = (clubId: string): string => `${clubScope(clubId)}:coOwnerInvitations`;
