import type { NotificationTarget } from '@clubline/contract';
import { asId, asRecord } from '../platform/client';

/** What each kind of target names. */
const KINDS: Record<NotificationTarget['kind'], readonly string[]> = {
  profile: ['userId', 'username'],
  profilePost: ['postId', 'userId', 'username'],
  clubPost: ['clubId', 'postId'],
  clubComment: ['clubId', 'postId', 'commentId'],
  channelMessage: ['clubId', 'channelId', 'messageId'],
  liveRoom: ['roomId'],
  coOwnerInvitation: ['clubId'],
};

/**
 * What a notification is about. Null from a server that does not say it, for kinds that a newer
 * server may add, and where part of it is missing.
 */
export function readTarget(value: unknown): NotificationTarget | null {
  const fields = asRecord(value);
  const kind = (Object.keys(KINDS) as NotificationTarget['kind'][]).find(
    (known) => known === fields.kind,
  );
  if (!kind) return null;
  const ids = KINDS[kind].map((name) => [name, asId(fields[name])] as const);
  return ids.every(([, id]) => id !== '')
    ? ({ kind, ...Object.fromEntries(ids) } as NotificationTarget)
    : null;
}
