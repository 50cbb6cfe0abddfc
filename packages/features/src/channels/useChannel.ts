import type { ChannelMessage } from '@clubline/contract';
import { useMemo } from 'react';
import { clubScope, statusOf, useChangeable } from '../platform/cache';
import { ApiError } from '../platform/client';
import { mayHold, type Pages, useNextPage, withFirstPage, withNextPage } from '../platform/paging';
import { useMessages } from '../platform/messages';
import { useClubline } from '../platform/provider';
import { useCurrentUser } from '../platform/session';
import { failureToast } from '../platform/toast';
import { askOnceMore, deleteOnServer } from '../platform/writes';
import { withChanges } from './channelChanges';
import { channelCalls, type ShownMessage } from './channels.calls';
import { channelsMessages } from './messages';
import { useChannelEvents } from './useChannelEvents';
import { useSendMessage } from './useSendMessage';

/**
 * One channel of a club: the newest page, what is written meanwhile, older ones on request, and
 * writing.
 */
export function useChannel(clubId: string, channelId: string) {
  const text = useMessages(channelsMessages);
  const { client, toast } = useClubline();
  const userId = useCurrentUser()?.id ?? '';
  const address = { clubId, channelId, userId };
  const answer = useChangeable<Pages<ChannelMessage>>(
    userId ? `${clubScope(clubId)}:channel:${channelId}:${userId}` : null,
    () => channelCalls.load(client, address),
    (fresh, known) => withFirstPage(known, fresh),
  );
  const { data, error, isLoading, reload } = answer;
  const change = (apply: (messages: ChannelMessage[]) => ChannelMessage[]) =>
    answer.change((known) => ({ ...known, items: apply(known.items) }));
  const put = (apply: (messages: ChannelMessage[]) => ChannelMessage[]) =>
    answer.put((known) => ({ ...known, items: apply(known?.items ?? []) }));
  const older = useNextPage(data?.nextCursor, async (cursor) => {
    const page = await channelCalls.load(client, address, cursor);
    answer.change((known) => withNextPage(known, page));
  });
  const { send, unstored } = useSendMessage({ address, items: data?.items, put, reload });
  const stored = useMemo(() => data?.items.toReversed() ?? [], [data]);
  const messages: ShownMessage[] = unstored.length > 0 ? [...stored, ...unstored] : stored;

  useChannelEvents(clubId, {
    channelId,
    userId,
    isSending: (content) =>
      unstored.some((message) => !message.unsent && message.content === content),
    show(changes) {
      if (data) change((known) => withChanges(known, changes));
      else void reload();
    },
    onCatchUp: answer.catchUp,
  });

  return {
    messages,
    /** Whether it is known which messages there are. */
    isKnown: data !== undefined,
    /** When the newest message that the server has was written. */
    newest: data?.items[0]?.createdAt,
    status: unstored.length > 0 ? ('ready' as const) : statusOf(data, error, isLoading),
    retry: () => void reload(),
    older,
    /** As in `Pages`. */
    cutAt: data?.cutAt,
    send,
    /** Stores other words for a message. Throws when that fails: the words are to be kept. */
    async changeWords(id: string, content: string): Promise<void> {
      try {
        const isSaid = (message: ChannelMessage) =>
          message.id === id && message.content.trim() === content.trim();
        const said = await askOnceMore(
          () => channelCalls.change(client, address, { id, content }),
          async () => (await channelCalls.load(client, address)).items.find(isSaid) ?? null,
        );
        change((known) =>
          known.map((message) =>
            message.id === id ? { ...message, ...(said ?? { content }) } : message,
          ),
        );
      } catch (failure) {
        // It was deleted, and nobody has said so yet.
        if (failure instanceof ApiError && failure.status === 404)
          change((known) => known.filter((message) => message.id !== id));
        toast.add(failureToast(text.changeFailed, failure, text.tryAgain));
        throw failure;
      }
    },
    /** Deletes a message; it stays where that fails. */
    async remove(id: string): Promise<void> {
      try {
        const shown = data?.items.find((message) => message.id === id);
        await deleteOnServer(
          () => channelCalls.remove(client, channelId, id),
          async () => !shown || mayHold(await channelCalls.load(client, address), shown),
        );
        change((known) => known.filter((message) => message.id !== id));
      } catch (failure) {
        toast.add(failureToast(text.deleteFailed, failure, text.tryAgain));
      }
    },
    /** Keeps a message right after a reaction. */
    patch: (id: string, fields: Partial<ChannelMessage>) =>
      change((known) =>
        known.map((message) => (message.id === id ? { ...message, ...fields } : message)),
      ),
  };
}
