import type { ChannelMessage } from '@clubline/contract';
import { useMemo, useState } from 'react';
import { clubScope, statusOf, useChangeable } from '../platform/cache';
import { loadPages, type Pages, useNextPage, withFirstPage, withPageAt } from '../platform/paging';
import { useClubline } from '../platform/provider';
import { useCurrentUser } from '../platform/session';
import { isLastPage, type PostContent } from '../posts';
import { withChanges, withoutCreated } from './channelChanges';
import { channelCalls, type ShownMessage } from './channels.calls';
import { useChannelEvents } from './useChannelEvents';
import { useMessagesAround } from './useMessagesAround';
import { useOwnMessages } from './useOwnMessages';
import { useSendMessage } from './useSendMessage';

/**
 * One channel of a club: the newest page, what is written meanwhile, older ones on request, and
 * writing; or the messages around one that a link has led to, until these meet the newest.
 */
export function useChannel(clubId: string, channelId: string, linkedId?: string) {
  const { client } = useClubline();
  const userId = useCurrentUser()?.id ?? '';
  const address = { clubId, channelId, userId };
  const answer = useChangeable<Pages<ChannelMessage>>(
    userId ? `${clubScope(clubId)}:channel:${channelId}:${userId}` : null,
    // As far back as somebody has read: any of these may be gone, or say something else.
    (known) =>
      loadPages<ChannelMessage>(
        (cursor) => channelCalls.load(client, address, { ...(cursor && { cursor }) }),
        isLastPage({ top: known?.items[0], until: known?.items.at(-1) }),
      ),
    (fresh, known) => withFirstPage(known, fresh),
  );
  const { data, error, isLoading, reload } = answer;
  const around = useMessagesAround(address, linkedId, answer);
  const { part } = around;
  type Apply = (messages: ChannelMessage[]) => ChannelMessage[];
  const changeNewest = (apply: Apply) =>
    answer.change((known) => ({ ...known, items: apply(known.items) }));
  /** Changes messages wherever they stand. */
  const change = (apply: Apply) => {
    changeNewest(apply);
    around.change(apply);
  };
  const put = (apply: Apply) =>
    answer.put((known) => ({ ...known, items: apply(known?.items ?? []) }));
  const older = useNextPage(data?.nextCursor, async (cursor) => {
    await answer.addPart(
      () => channelCalls.load(client, address, { cursor }),
      (known, page) => withPageAt(known, page, cursor),
    );
  });
  const { send, unstored } = useSendMessage({ address, items: data?.items, put, reload });
  const shown = part ?? data;
  const stored = useMemo(() => shown?.items.toReversed() ?? [], [shown]);
  // What is on its way comes after the newest message.
  const messages: ShownMessage[] = unstored.length > 0 && !part ? [...stored, ...unstored] : stored;
  const known = [...(data?.items ?? []), ...around.items];
  const [openedWith, setOpenedWith] = useState<string>();
  if (data && openedWith === undefined) setOpenedWith(data.items[0]?.createdAt ?? '');
  const own = useOwnMessages(address, known, change);

  useChannelEvents(clubId, {
    channelId,
    userId,
    isSending: (content) =>
      unstored.some((message) => !message.unsent && message.content === content),
    show(changes) {
      if (!data) return void reload();
      changeNewest((all) => withChanges(all, changes));
      // What is new belongs to the newest messages, and not where others are missing.
      around.change((all) => withChanges(all, withoutCreated(changes)));
    },
    onCatchUp: answer.catchUp,
  });

  return {
    messages: around.status ? [] : messages,
    /** Messages that are known, shown or not. */
    known: [...known, ...unstored],
    /** Whether it is known which messages there are. */
    isKnown: data !== undefined,
    /** When the newest message that the server has was written; undefined while it is not shown. */
    newest: part ? undefined : data?.items[0]?.createdAt,
    /** Whether others have written since it was opened, while the newest messages are not shown. */
    hasArrived:
      part !== undefined &&
      data?.items.some(
        ({ createdAt, sender }) => createdAt > (openedWith ?? '') && sender.id !== userId,
      ) === true,
    status:
      around.status ??
      (unstored.length > 0 ? ('ready' as const) : statusOf(data, error, isLoading)),
    /** How far the newest page is, whatever is shown; ready where a part is shown instead. */
    loaded: part ? ('ready' as const) : statusOf(data, error, isLoading),
    retry: around.status ? around.retry : () => void reload(),
    around,
    older: part ? around.older : older,
    /** As in `Pages`. */
    cutAt: part ? undefined : data?.cutAt,
    /** Whoever writes sees it arrive, after the newest message. */
    async send(content: PostContent): Promise<void> {
      around.leave();
      await send(content);
    },
    ...own,
    /** Keeps a message right after a reaction. */
    patch: (id: string, fields: Partial<ChannelMessage>) =>
      change((all) =>
        all.map((message) => (message.id === id ? { ...message, ...fields } : message)),
      ),
  };
}
