import type { Step } from '../step';
import { accounts } from './0001-accounts';
import { liveChat } from './0002-live-chat';
import { community } from './0003-community';
import { descriptions } from './0004-descriptions';
import { clubModeration } from './0005-club-moderation';

/** In order of their numbers; a released step never changes. */
export const migrations: Record<string, Step> = {
  '0001-accounts': accounts,
  '0002-live-chat': liveChat,
  '0003-community': community,
  '0004-descriptions': descriptions,
  '0005-club-moderation': clubModeration,
};
