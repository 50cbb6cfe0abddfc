import type { ChannelMessage, ClubPermission } from '@clubline/contract';
import { ReactionButton, type ChannelMessageItem } from '@clubline/ui';
import type { ClubRights } from '../moderation';
import { clubScope } from '../platform/cache';
import { authorOf, pictureSrcSet } from '../platform/client';
import { feedAgeMessages, formatAge, useNow } from '../platform/dates';
import { useMessages } from '../platform/messages';
import { useClubline } from '../platform/provider';
import { useCurrentUser } from '../platform/session';
import { useReaction } from '../posts';
import type { useChannel } from './useChannel';

export interface MessageItemsOptions {
  clubId: string;
  rights: ClubRights;
  hrefForMention: (username: string) => string;
}

/** The messages of a channel as they are shown, with what the viewer may do with each. */
export function useMessageItems(
  room: Pick<ReturnType<typeof useChannel>, 'messages' | 'patch'>,
  { clubId, rights, hrefForMention }: MessageItemsOptions,
): ChannelMessageItem[] {
  const times = useMessages(feedAgeMessages);
  const { renderBelowText } = useClubline();
  const user = useCurrentUser();
  const may = (permission: ClubPermission) => rights.permissions.includes(permission);
  const now = useNow(
    room.messages.map(({ createdAt }) => createdAt),
    times,
  );
  const canEdit = ({ sender }: ChannelMessage) => sender.id === user?.id && may('changeMessages');
  const canDelete = ({ sender }: ChannelMessage) =>
    may('deleteMessages') && (sender.id === user?.id || may('moderate'));
  return room.messages.map((message) => ({
    id: message.id,
    author: authorOf(message.sender, hrefForMention),
    content: message.content,
    belowText: renderBelowText?.(message.content),
    timeLabel: formatAge(message.createdAt, now, times),
    dateTime: message.createdAt,
    mediaUrls: message.mediaUrls,
    mediaSrcSets: message.mediaUrls.map(pictureSrcSet),
    ...(message.mediaAlts && { mediaAlts: message.mediaAlts }),
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
  }));
}

interface MessageReactionProps {
  clubId: string;
  message: ChannelMessage;
  onPatch: (fields: Partial<ChannelMessage>) => void;
}

function MessageReaction({ clubId, message, onPatch }: MessageReactionProps) {
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
