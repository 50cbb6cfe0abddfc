import type { ChannelMessage, ClubChannel } from '@clubline/contract';
import {
  ChannelColumn,
  ChannelMessageList,
  CommentComposer,
  FeedNote,
  ReactionButton,
} from '@clubline/ui';
import { useEffect, useRef } from 'react';
import { moderationMessages } from '../moderation';
import { clubScope } from '../platform/cache';
import { authorOf } from '../platform/client';
import { feedAgeMessages, formatAge, useNow } from '../platform/dates';
import { useDraftComposer } from '../platform/drafts';
import { useMessages } from '../platform/messages';
import { useClubline } from '../platform/provider';
import { useCurrentUser } from '../platform/session';
import { useMentions, useReaction } from '../posts';
import { channelsMessages } from './messages';
import { useChannel } from './useChannel';

export interface ChannelViewProps {
  clubId: string;
  channel: ClubChannel;
  /** The owners have taken writing from the viewer. @default false */
  isMuted?: boolean;
}

/** The messages of one channel and where to write one, for members. */
export function ChannelView({ clubId, channel, isMuted = false }: ChannelViewProps) {
  const { mutedNote } = useMessages(moderationMessages);
  const text = useMessages(channelsMessages);
  const times = useMessages(feedAgeMessages);
  const { hrefFor, renderBelowText } = useClubline();
  const user = useCurrentUser();
  const room = useChannel(clubId, channel.id);
  const composer = useDraftComposer(`channel_${channel.id}`, room.send);
  const mentions = useMentions();
  const hrefForMention = (username: string) => hrefFor({ to: 'profile', username });
  const now = useNow(
    room.messages.map(({ createdAt }) => createdAt),
    times,
  );
  const column = useRef<HTMLDivElement>(null);

  // A channel is read and written at its end, which the club's banner would leave below the window.
  // Newer browsers answer with a promise, which React would take for what cleans up.
  useEffect(() => void column.current?.scrollIntoView?.({ block: 'end' }), []);

  return (
    <ChannelColumn ref={column}>
      <ChannelMessageList
        label={channel.name}
        status={room.status}
        onRetry={room.retry}
        hasOlder={room.hasOlder}
        olderStatus={room.olderStatus}
        onLoadOlder={() => void room.loadOlder()}
        hrefForMention={hrefForMention}
        messages={room.messages.map((message) => ({
          id: message.id,
          author: authorOf(message.sender, hrefForMention),
          content: message.content,
          belowText: renderBelowText?.(message.content),
          timeLabel: formatAge(message.createdAt, now, times),
          dateTime: message.createdAt,
          mediaUrls: message.mediaUrls,
          isOwn: message.sender.id === user?.id,
          ...(message.isSending
            ? { isSending: message.unsent?.isPending !== false, unsent: message.unsent }
            : {
                reaction: (
                  <MessageReaction
                    clubId={clubId}
                    message={message}
                    onPatch={(fields) => room.patch(message.id, fields)}
                  />
                ),
              }),
        }))}
      />
      {isMuted ? (
        <FeedNote>{mutedNote}</FeedNote>
      ) : (
        <CommentComposer
          {...composer}
          mentions={mentions}
          placement="above"
          labels={{
            label: text.writeMessage,
            placeholder: text.writeMessagePlaceholder,
            submit: text.sendMessage,
          }}
        />
      )}
    </ChannelColumn>
  );
}

function MessageReaction({
  clubId,
  message,
  onPatch,
}: {
  clubId: string;
  message: ChannelMessage;
  onPatch: (fields: Partial<ChannelMessage>) => void;
}) {
  const reaction = useReaction({
    target: { kind: 'message', id: message.id },
    scope: clubScope(clubId),
    embedded: message,
    onSettled: ({ reaction: own, count }) =>
      count !== null &&
      message.reactionCount !== undefined &&
      onPatch({ reaction: own, reactionCount: count }),
  });
  return <ReactionButton {...reaction} variant="channel" isDense />;
}
