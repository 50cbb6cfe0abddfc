import { MENTIONS_MAX, mentionsIn } from '@clubline/contract';
import type { Context } from '../../context';
import { notifyMentions } from '../notifications';
import type { StoredMessage } from './storeMessages';

/** Of an ISO time, as much as is the same for ten minutes. */
const TEN_MINUTES = 'yyyy-mm-ddThh:m'.length;

/**
 * Names that one author may have looked at: each message may name twenty, of which nobody is told
 * twice, and it costs the database as much as twenty messages.
 */
const NAMES = { max: 3 * MENTIONS_MAX, windowMs: 10 * 60_000 };

/**
 * Notifies people whom somebody mentions in a live room. Nobody is told of the same author more
 * often than once in ten minutes, in whatever rooms: a room is for everybody, and its messages are
 * many.
 */
export function notifyRoomMentions(
  context: Context,
  roomId: string,
  { message, userId, createdAt }: StoredMessage['message'],
): void {
  const names = mentionsIn(message).length;
  if (names === 0) return;
  const { config, counters } = context;
  const work = async () => {
    const most = NAMES.max * config.rateLimitScale;
    const key = `room-mentions:${userId}`;
    const { allowed } = await counters.take(key, most, NAMES.windowMs, names);
    if (!allowed) return;
    await notifyMentions(context, () =>
      Promise.resolve({
        id: `live:${userId}:${createdAt.slice(0, TEN_MINUTES)}`,
        content: message,
        authorId: userId,
        sentence: { kind: 'mentionedInLiveChat' },
        target: { kind: 'liveRoom', roomId },
      }),
    );
  };
  context.background('notifying of mentions in a room', work());
}
