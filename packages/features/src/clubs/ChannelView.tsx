import type { ChannelMessage, ClubChannel } from '@clubline/contract';
import {
  ChannelColumn,
  ChannelMessageList,
  CommentComposer,
  FeedNote,
  ReactionButton,
} from '@clubline/ui';
import { useEffect, useRef } from 'react';
import {
  clubScope,
  feedCopy,
  feedTimeCopy,
  personName,
  relativeTime,
  useDraft,
  useNow,
} from '../feed';
import { useMentions } from '../mentions';
import { useMessages } from '../messages';
import { useClubline } from '../provider';
import { useReaction } from '../reactions';
import { useCurrentUser } from '../session';
import { clubPageCopy } from './copy';
import { useChannel } from './useChannel';

export interface ChannelViewProps {
  clubId: string;
  channel: ClubChannel;
  /** The owners have taken writing from the viewer. @default false */
  isMuted?: boolean;
}

/** The messages of one channel and where to write one, for members. */
export function ChannelView({ clubId, channel, isMuted = false }: ChannelViewProps) {
  const feedText = useMessages('feed', feedCopy);
  const clubPageText = useMessages('clubPage', clubPageCopy);
  const times = useMessages('feedTime', feedTimeCopy);
  const { hrefFor, renderBelowText } = useClubline();
  const user = useCurrentUser();
  const room = useChannel(clubId, channel.id);
  const draft = useDraft(`channel_${channel.id}`);
  const mentions = useMentions();
  const hrefForMention = (username: string) => hrefFor({ to: 'profile', username });
  const now = useNow(room.messages.map(({ createdAt }) => createdAt));
  const column = useRef<HTMLDivElement>(null);

  // A channel is read and written at its end, which the club's banner would leave below the window.
  // Newer browsers answer with a promise, which React would take for what cleans up.
  useEffect(() => void column.current?.scrollIntoView?.({ block: 'end' }), []);

  const send = async () => {
    const content = draft.take();
    if (!(await room.send(content))) draft.restore(content);
  };

  return (
    <ChannelColumn ref={column}>
      <ChannelMessageList
        label={channel.name}
        isLoading={room.isLoading}
        isFailed={room.isFailed}
        onRetry={room.retry}
        hasOlder={room.hasOlder}
        isLoadingOlder={room.isLoadingOlder}
        isOlderFailed={room.isOlderFailed}
        onLoadOlder={() => void room.loadOlder()}
        hrefForMention={hrefForMention}
        messages={room.messages.map((message) => ({
          id: message.id,
          author: {
            name: personName(message.sender),
            src: message.sender.profilePicture,
            ...(message.sender.username && { href: hrefForMention(message.sender.username) }),
          },
          content: message.content,
          belowText: renderBelowText?.(message.content),
          timeLabel: relativeTime(message.createdAt, now, times),
          dateTime: message.createdAt,
          mediaUrls: message.mediaUrls,
          isOwn: message.sender.id === user?.id,
          ...(message.isSending
            ? { isSending: true }
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
        <FeedNote>{feedText.mutedNote}</FeedNote>
      ) : (
        <CommentComposer
          value={draft.value}
          onChange={draft.setValue}
          onSubmit={() => void send()}
          mentions={mentions}
          placement="above"
          labels={{
            label: clubPageText.writeMessage,
            placeholder: clubPageText.writeMessagePlaceholder,
            submit: clubPageText.sendMessage,
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
      message.reactionCount !== undefined && onPatch({ reaction: own, reactionCount: count }),
  });
  return <ReactionButton {...reaction} variant="channel" isDense />;
}
