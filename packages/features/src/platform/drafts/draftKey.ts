import { DRAFT_PREFIX } from '../session';

/** Where the storage of the tab keeps a person's draft. */
export const draftKey = (userId: string, name: string): string =>
  `${DRAFT_PREFIX}${userId}_${name}`;
