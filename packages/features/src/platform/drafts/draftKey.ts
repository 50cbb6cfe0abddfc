import type { SafeStorage } from '../environment';
import { DRAFT_PREFIX } from '../session';

/** Where the storage of the tab keeps a person's draft. */
export const draftKey = (userId: string, name: string): string =>
  `${DRAFT_PREFIX}${userId}_${name}`;

/** Whether the storage of the tab keeps anything that this person was writing. */
export const isDraftKept = (ofTab: SafeStorage, userId: string): boolean =>
  userId !== '' && ofTab.keys().some((key) => key.startsWith(draftKey(userId, '')));
