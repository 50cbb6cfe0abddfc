import type { ChannelMessage } from '@clubline/contract';
import { clubScope, statusOf, useChangeable } from '../platform/cache';
import { useClubline } from '../platform/provider';
import { useCurrentUser } from '../platform/session';
import { useClubEvents } from '../posts';
import {
  joinNewestPage,
  type LoadedMessages,
  type ShownMessage,
  withoutDoubles,
} from './channelMessages';
import { channelCalls, readChannelMessage } from './channels.calls';
import { useOlderMessages } from './useOlderMessages';
import { useSendMessage } from './useSendMessage';

/**
 * One channel of a club: the newest page, what is written meanwhile, older ones on request, and
 * writing.
 */
export function useChannel(clubId: string, channelId: string) {
  const { client } = useClubline();
  const userId = useCurrentUser()?.id ?? '';
  const address = { clubId, channelId, userId };
  const answer = useChangeable<LoadedMessages>(
    userId ? `${clubScope(clubId)}:channel:${channelId}:${userId}` : null,
    () => channelCalls.load(client, address),
    joinNewestPage,
  );
  const { data, error, isLoading, reload } = answer;
  const change = (apply: (messages: ShownMessage[]) => ShownMessage[]) =>
    answer.change((known) => ({ ...known, messages: apply(known?.messages ?? []) }));
  const older = useOlderMessages({ address, cursor: data?.nextCursor, change: answer.change });
  const send = useSendMessage({ address, change, reload });

  useClubEvents(clubId, {
    channelMessageCreated({ channelId: place, message }) {
      const fresh = readChannelMessage(message);
      // One's own are shown by whoever sends them.
      if (place !== channelId || !fresh || fresh.sender.id === userId) return;
      if (data) change((known) => withoutDoubles([...known, fresh]));
      else void reload();
    },
    onCatchUp: answer.catchUp,
  });

  return {
    messages: data?.messages ?? [],
    status: statusOf(data, error, isLoading),
    retry: () => void reload(),
    hasOlder: Boolean(data?.nextCursor),
    olderStatus: older.status,
    loadOlder: older.load,
    send,
    /** Keeps a message right after a reaction. */
    patch: (id: string, fields: Partial<ChannelMessage>) =>
      change((known) =>
        known.map((message) => (message.id === id ? { ...message, ...fields } : message)),
      ),
  };
}
