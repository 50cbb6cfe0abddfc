import type { ChannelMessage, ClubChannel, ClubPermission } from '@clubline/contract';
import { ChannelColumn, ChannelMessageList, CommentComposer, ReactionButton } from '@clubline/ui';
import { useEffect, useRef } from 'react';
import { type ClubRights, NO_RIGHTS } from '../moderation';
import { clubScope } from '../platform/cache';
import { authorOf, pictureSrcSet } from '../platform/client';
import { feedAgeMessages, formatAge, useNow } from '../platform/dates';
import { UnsavedWords } from '../platform/leaving';
import { useMessages } from '../platform/messages';
import { useClubline } from '../platform/provider';
import { useCurrentUser } from '../platform/session';
import { ClosedComposer, useMentionNotice, useMentions, useReaction } from '../posts';
import { useChannel } from './useChannel';
import { useReadMark } from './useReadMark';
import { useMessageComposer } from './useMessageComposer';

export interface ChannelViewProps {
  clubId: string;
  channel: ClubChannel;
  /** What the viewer may do in the club. @default what every server lets members do */
  rights?: ClubRights;
  /** Called with the channel once the server knows how far the viewer has read in it. */
  onRead?: (channel: ClubChannel) => void;
}

/** The messages of one channel and where to write one, for members. */
export function ChannelView({
  clubId,
  channel,
  rights = NO_RIGHTS,
  onRead = () => undefined,
}: ChannelViewProps) {
  const times = useMessages(feedAgeMessages);
  const { hrefFor, renderBelowText } = useClubline();
  const user = useCurrentUser();
  const room = useChannel(clubId, channel.id);
  useReadMark({ channel, newest: room.newest, onRead });
  const may = (permission: ClubPermission) => rights.permissions.includes(permission);
  const { composer, kept, isUnsaved, edit } = useMessageComposer(
    { clubId, channelId: channel.id, canAttach: may('attachToMessages') },
    room,
  );
  const mentions = useMentions();
  const notice = useMentionNotice(clubId, rights, composer.value);
  const hrefForMention = (username: string) => hrefFor({ to: 'profile', username });
  const now = useNow(
    room.messages.map(({ createdAt }) => createdAt),
    times,
  );
  const canEdit = ({ sender }: ChannelMessage) => sender.id === user?.id && may('changeMessages');
  const canDelete = ({ sender }: ChannelMessage) =>
    may('deleteMessages') && (sender.id === user?.id || may('moderate'));
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
        cutAt={room.cutAt}
        onLoadOlder={() => void room.loadOlder()}
        hrefForMention={hrefForMention}
        onEdit={(id) => {
          const message = room.messages.find((one) => one.id === id);
          if (message) edit(message);
        }}
        onDelete={(id) => void room.remove(id)}
        messages={room.messages.map((message) => ({
          id: message.id,
          author: authorOf(message.sender, hrefForMention),
          content: message.content,
          belowText: renderBelowText?.(message.content),
          timeLabel: formatAge(message.createdAt, now, times),
          dateTime: message.createdAt,
          mediaUrls: message.mediaUrls,
          mediaSrcSets: message.mediaUrls.map(pictureSrcSet),
          mediaAlts: message.mediaAlts,
          isOwn: message.sender.id === user?.id,
          ...(message.editedAt && { isEdited: true }),
          canEdit: !message.isSending && canEdit(message),
          canDelete: !message.isSending && canDelete(message),
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
      <UnsavedWords isUnsaved={isUnsaved} />
      {rights.isMuted ? (
        <ClosedComposer {...kept} />
      ) : (
        <CommentComposer {...composer} mentions={mentions} notice={notice} placement="above" />
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
