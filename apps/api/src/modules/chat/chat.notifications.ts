import type { Context } from '../../context';
import { notifyMentions } from '../notifications';
import type { StoredMessage } from './storeMessages';

/** Of an ISO time, as much as is the same for ten minutes. */
const TEN_MINUTES = 'yyyy-mm-ddThh:m'.length;

/**
 * Notifies people whom somebody mentions in a live room. Nobody is told of the same author more
 * often than once in ten minutes, in whatever rooms: a room is for everybody, and its messages are
 * many.
 */
export async function notifyRoomMentions(
  context: Context,
  roomId: string,
  { message, userId, createdAt }: StoredMessage['message'],
): Promise<void> {
  await notifyMentions(context, () =>
    Promise.resolve({
      id: `live:${userId}:${createdAt.slice(0, TEN_MINUTES)}`,
      content: message,
      authorId: userId,
      sentence: { kind: 'mentionedInLiveChat' },
      target: { kind: 'liveRoom', roomId },
    }),
  );
}
