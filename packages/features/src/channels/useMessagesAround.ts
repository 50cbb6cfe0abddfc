import { SINGLE_MESSAGES, type ChannelMessage } from '@clubline/contract';
import { useEffect, useState } from 'react';
import { clubScope, statusOf, useChangeable } from '../platform/cache';
import { type Pages, useNextPage, withNextPage } from '../platform/paging';
import { useAddition, useClubline } from '../platform/provider';
import { channelCalls, type ChannelAddress } from './channels.calls';
import { joinedWithPart, meetsNewest, withNewerPage, withPartAgain } from './messagesAround';
import type { MessagesAround } from './messagesAround';

/** The newest messages of the channel, as they are kept. */
type Newest = Pick<ReturnType<typeof useChangeable<Pages<ChannelMessage>>>, 'data' | 'change'>;

/**
 * The part of a channel around a message that a link has led to, where that is further back than
 * messages are known and the server answers one by itself. It stands apart, so that nothing is
 * missing in what is shown, until its pages meet the newest messages: then it is theirs.
 */
export function useMessagesAround(
  address: ChannelAddress,
  messageId: string | undefined,
  newest: Newest,
) {
  const { client } = useClubline();
  const isAnswered = useAddition(SINGLE_MESSAGES);
  const { data } = newest;
  const isHere = data?.items.some(({ id }) => id === messageId) === true;
  // What has been shown is not looked for again, such as when it is deleted.
  const [shownId, setShownId] = useState<string>();
  if (isHere && shownId !== messageId) setShownId(messageId);
  const [leftId, setLeftId] = useState<string>();
  const isBeyond = messageId !== undefined && shownId !== messageId && Boolean(data?.nextCursor);
  const isApart = isAnswered && isBeyond && !isHere;
  const { clubId, channelId, userId } = address;
  const answer = useChangeable<MessagesAround | null>(
    isApart ? `${clubScope(clubId)}:channel:${channelId}:${userId}:around:${messageId}` : null,
    () => channelCalls.loadAround(client, address, messageId ?? ''),
    withPartAgain,
  );
  const part = isApart ? (answer.data ?? undefined) : undefined;
  const change = (apply: (known: MessagesAround) => MessagesAround) =>
    answer.change((known) => known && apply(known));
  const addPage = (
    ask: () => Promise<Pages<ChannelMessage>>,
    add: (known: MessagesAround, page: Pages<ChannelMessage>) => MessagesAround,
  ) =>
    answer.addPart(
      async () => ({ newerCursor: null, ...(await ask()) }),
      (known, page) => known && page && add(known, page),
    );
  const older = useNextPage(part?.nextCursor, async (cursor) => {
    await addPage(
      () => channelCalls.load(client, address, { cursor }),
      (known, page) => ({
        ...known,
        ...withNextPage(known, page),
        newerCursor: known.newerCursor,
      }),
    );
  });
  const newer = useNextPage(part?.newerCursor, async (cursor) => {
    await addPage(
      () => channelCalls.load(client, address, { cursor, order: 'ASC' }),
      withNewerPage,
    );
  });
  useEffect(() => {
    if (part && data && meetsNewest(part, data))
      newest.change((known) => joinedWithPart(known, part));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- made anew with every render
  }, [part, data]);
  // The link may be left behind with the part that it has led to.
  const hasLeft = leftId !== undefined && leftId === (messageId ?? leftId);
  const isUnknown = isApart && !hasLeft && answer.data === undefined;

  return {
    /** Whether the server is asked for such a message at all. */
    isAnswered,
    /** Whether the viewer has gone back to the newest messages. */
    hasLeft,
    /** What is shown instead of the newest messages; undefined where those are. */
    part: hasLeft ? undefined : part,
    /** What is known of it, shown or not. */
    items: part?.items ?? [],
    /** State of the first part, as long as it is not there; undefined where none is looked for. */
    status: isUnknown ? statusOf(undefined, answer.error, !answer.error) : undefined,
    isGone: isApart && answer.data === null,
    retry: () => void answer.reload(),
    older,
    newer,
    change: (apply: (messages: ChannelMessage[]) => ChannelMessage[]) =>
      change((known) => ({ ...known, items: apply(known.items) })),
    /** Back to the newest messages. */
    leave: () => setLeftId(messageId),
  };
}
