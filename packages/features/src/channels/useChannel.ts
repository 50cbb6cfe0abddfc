import type { ChannelMessage } from '@clubline/contract';
import { useMemo } from 'react';
import { clubScope, statusOf, useChangeable } from '../platform/cache';
import {
  type Pages,
  useNextPage,
  withFirstPage,
  withNextPage,
  withoutDoubles,
} from '../platform/paging';
import { useClubline } from '../platform/provider';
import { useCurrentUser } from '../platform/session';
import { useClubEvents } from '../posts';
import { channelCalls, readChannelMessage, type ShownMessage } from './channels.calls';
import { useSendMessage } from './useSendMessage';

/**
 * One channel of a club: the newest page, what is written meanwhile, older ones on request, and
 * writing.
 */
export function useChannel(clubId: string, channelId: string) {
  const { client } = useClubline();
  const userId = useCurrentUser()?.id ?? '';
  const address = { clubId, channelId, userId };
  const answer = useChangeable<Pages<ChannelMessage>>(
    userId ? `${clubScope(clubId)}:channel:${channelId}:${userId}` : null,
    () => channelCalls.load(client, address),
    (fresh, known) => withFirstPage(known, fresh),
  );
  const { data, error, isLoading, reload } = answer;
  const change = (apply: (messages: ChannelMessage[]) => ChannelMessage[]) =>
    answer.change((known) => ({ ...known, items: apply(known?.items ?? []) }));
  const older = useNextPage(data?.nextCursor, async (cursor) => {
    const page = await channelCalls.load(client, address, cursor);
    answer.change((known) => withNextPage(known, page));
  });
  const { send, unstored } = useSendMessage({ address, items: data?.items, change, reload });
  const stored = useMemo(() => data?.items.toReversed() ?? [], [data]);
  const messages: ShownMessage[] = unstored.length > 0 ? [...stored, ...unstored] : stored;

  useClubEvents(clubId, {
    channelMessageCreated({ channelId: place, message }) {
      const fresh = readChannelMessage(message);
      // One's own are shown by whoever sends them.
      if (place !== channelId || !fresh || fresh.sender.id === userId) return;
      if (data) change((known) => withoutDoubles([fresh, ...known]));
      else void reload();
    },
    onCatchUp: answer.catchUp,
  });

  return {
    messages,
    status: unstored.length > 0 ? ('ready' as const) : statusOf(data, error, isLoading),
    retry: () => void reload(),
    hasOlder: older.hasMore,
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
