import type { SchemaMigration } from '../schemaMigration';
import { accounts } from './0001-accounts';
import { liveChat } from './0002-live-chat';
import { community } from './0003-community';
import { descriptions } from './0004-descriptions';
import { clubModeration } from './0005-club-moderation';
import { notificationTargets } from './0006-notification-targets';

/** In order of their numbers; one that was released never changes. */
export const migrations: Record<string, SchemaMigration> = {
  '0001-accounts': accounts,
  '0002-live-chat': liveChat,
  '0003-community': community,
  '0004-descriptions': descriptions,
  '0005-club-moderation': clubModeration,
  '0006-notification-targets': notificationTargets,
};
