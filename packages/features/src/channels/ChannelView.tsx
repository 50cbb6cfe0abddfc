import type { ClubChannel, ClubPermission } from '@clubline/contract';
import { ChannelColumn, ChannelMessageList, CommentComposer, FeedNote } from '@clubline/ui';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { type ClubRights, NO_RIGHTS } from '../moderation';
import { useKeptPages } from '../platform/historyEntry';
import { UnsavedWords } from '../platform/leaving';
import { useMessages } from '../platform/messages';
import { earlierOf } from '../platform/paging';
import { useClubline } from '../platform/provider';
import { ClosedComposer, LostEdits, useMentionNotice, useMentions } from '../posts';
import { channelsMessages } from './messages';
import { useReadMark } from './unread/useReadMark';
import { useUnreadFrom } from './unread/useUnreadFrom';
import { useChannel } from './useChannel';
import { useLinkedMessage } from './useLinkedMessage';
import { useMessageComposer } from './useMessageComposer';
import { useMessageItems } from './useMessageItems';

export interface ChannelViewProps {
  clubId: string;
  channel: ClubChannel;
  /** The message that a link has led to. */
  messageId?: string | undefined;
  /** What the viewer may do in the club. @default what every server lets members do */
  rights?: ClubRights;
  /** Called with the channel once the server knows how far the viewer has read in it. */
  onRead?: (channel: ClubChannel) => void;
  /** Called when the viewer has gone on from the message of the link to the newest ones. */
  onLeaveMessage?: () => void;
}

/** The messages of one channel and where to write one, for members. */
export function ChannelView({
  clubId,
  channel,
  messageId,
  rights = NO_RIGHTS,
  onRead = () => undefined,
  onLeaveMessage,
}: ChannelViewProps) {
  const { hrefFor } = useClubline();
  const room = useChannel(clubId, channel.id, messageId);
  const text = useMessages(channelsMessages);
  const linked = useLinkedMessage(room, clubId, messageId);
  const isNowhere = linked.isGone || linked.isFar;
  const column = useRef<HTMLDivElement>(null);
  useShownEnd(column);
  const rows = useKeptPages({
    list: `channel_${channel.id}`,
    box: column,
    scrollsIn: 'boxFromEnd',
    shown: room.messages.length,
    older: room.older,
    leadsTo: linked.leadsTo,
  });
  const { rowRef } = rows;
  const { rowRef: linkedRef } = linked;
  const onRow = useCallback(
    (id: string, element: Element | null) => {
      rowRef(id, element);
      linkedRef(id, element);
    },
    [rowRef, linkedRef],
  );
  useReadMark({ channel, newest: room.newest, onRead });
  const { unreadFrom, send } = useUnreadFrom(channel, room);
  const may = (permission: ClubPermission) => rights.permissions.includes(permission);
  const { composer, kept, lost, unsaved, edit } = useMessageComposer(
    { clubId, channelId: channel.id, canAttach: may('attachToMessages') },
    { ...room, send },
  );
  const mentions = useMentions();
  const notice = useMentionNotice(clubId, rights, composer.value);
  const hrefForMention = (username: string) => hrefFor({ to: 'profile', username });
  const items = useMessageItems(room, { clubId, rights, hrefForMention });

  return (
    <ChannelColumn ref={column}>
      {linked.isGone && <FeedNote>{text.messageGone}</FeedNote>}
      {linked.isSought && <FeedNote>{text.messageSought}</FeedNote>}
      {linked.isFar && <FeedNote>{text.messageFar}</FeedNote>}
      <ChannelMessageList
        label={channel.name}
        status={room.status}
        onRetry={room.retry}
        {...earlierOf(room)}
        cutAt={room.cutAt}
        {...newerOf(room, channel, onLeaveMessage)}
        // Where there is nothing to lead to, it begins at its newest message after all.
        key={isNowhere ? 'gone' : 'there'}
        keptId={isNowhere || room.around.hasLeft ? undefined : (rows.anchorId ?? undefined)}
        rowRef={onRow}
        hrefForMention={hrefForMention}
        onEdit={(id) => {
          const message = room.known.find((one) => one.id === id);
          if (message) edit(message);
        }}
        onDelete={(id) => void room.remove(id)}
        onWrite={rights.isMuted ? undefined : () => composer.inputRef.current?.focus()}
        messages={items}
        unreadFrom={unreadFrom}
      />
      <UnsavedWords {...unsaved} />
      <LostEdits lost={lost} />
      {rights.isMuted ? (
        <ClosedComposer {...kept} />
      ) : (
        <CommentComposer {...composer} mentions={mentions} notice={notice} placement="above" />
      )}
    </ChannelColumn>
  );
}

/** What is newer than the part that a link has led to. */
const newerOf = (
  { around: { part, newer, status, leave }, hasArrived }: ReturnType<typeof useChannel>,
  { unreadCount = 0 }: ClubChannel,
  onLeave: (() => void) | undefined,
) => ({
  hasUnread: part && (hasArrived || unreadCount > 0),
  hasNewer: part ? newer.hasMore : status !== undefined,
  newerStatus: part && newer.status,
  onLoadNewer: () => void newer.load(),
  onToNewest() {
    leave();
    onLeave?.();
  },
});

/**
 * A channel is read and written at its end, which the club's banner would leave below the window.
 * In the next frame: the tabs above have no height before their second commit.
 */
function useShownEnd(column: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const toEnd = () => void column.current?.scrollIntoView?.({ block: 'end' });
    const frame = requestAnimationFrame(toEnd);
    return () => cancelAnimationFrame(frame);
  }, [column]);
}
