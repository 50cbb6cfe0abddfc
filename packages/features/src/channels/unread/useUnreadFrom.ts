import { CHANNEL_UNREAD_MAX, type ClubChannel } from '@clubline/contract';
import { useMemo } from 'react';
import { useCurrentUser } from '../../platform/session';
import { type UnreadMessage, useUnreadMessages } from '../../platform/unread';
import type { PostContent } from '../../posts';
import type { useChannel } from '../useChannel';

/**
 * The first message of a channel that had not been read when it was opened, as the server counts or
 * else as this device remembers; and sending, by which what came before is read.
 */
export function useUnreadFrom(
  { id, unreadCount, lastMessageAt }: ClubChannel,
  room: Pick<ReturnType<typeof useChannel>, 'messages' | 'newest' | 'older' | 'send'>,
) {
  const viewerId = useCurrentUser()?.id ?? '';
  const { newest } = room;
  // Elsewhere than at its end, or before its end is here, nothing is known of it.
  const isLoadingHistory = newest === undefined || newest < (lastMessageAt ?? '');
  const messages = useMemo(
    () =>
      isLoadingHistory
        ? []
        : room.messages.map((message): UnreadMessage => ({
            id: message.id,
            userId: message.sender.id,
            sentAt: message.createdAt,
            state: message.isSending ? 'sending' : 'sent',
          })),
    [isLoadingHistory, room.messages],
  );
  const { unreadFrom, markRead } = useUnreadMessages({
    storageKey: `cl_channel_seen_${viewerId}_${id}`,
    viewerId,
    messages,
    isLoadingHistory,
    hasOlder: room.older.hasMore,
    isOpen: true,
    // No more than these are counted.
    countedUnread: unreadCount === CHANNEL_UNREAD_MAX ? undefined : unreadCount,
  });
  return {
    unreadFrom,
    send(content: PostContent): Promise<void> {
      markRead();
      return room.send(content);
    },
  };
}
