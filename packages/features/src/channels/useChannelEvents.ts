import { asCount, asText } from '../platform/client';
import { useGathered } from '../platform/subscription';
import { readReactionKind, useClubEvents, type ClubEventListeners } from '../posts';
import type { MessageChange, MessageChanges } from './channelChanges';
import { readChannelMessage } from './channels.calls';

interface ChannelEventsOptions extends Pick<ClubEventListeners, 'onCatchUp'> {
  channelId: string;
  userId: string;
  /** Whether this page is sending a message of these words: its answer shows it. */
  isSending: (content: string) => boolean;
  /** Shows what has changed, a flood of it together. */
  show: (changes: MessageChanges) => void;
}

/** Hears what others, and one's own other pages, do in a channel. */
export function useChannelEvents(
  clubId: string,
  { channelId, userId, isSending, show, onCatchUp }: ChannelEventsOptions,
): void {
  const gather = useGathered<MessageChange>((changes, again) => {
    const isWaiting = ({ created }: MessageChange) =>
      created?.sender.id === userId && isSending(created.content);
    const now = [...changes].filter(([, change]) => !isWaiting(change));
    for (const [id, change] of changes) if (isWaiting(change)) again(id, change);
    if (now.length > 0) show(new Map(now));
  });
  useClubEvents(clubId, {
    channelMessageCreated({ channelId: place, message }) {
      const created = readChannelMessage(message);
      if (place === channelId && created) gather(created.id, { created });
    },
    channelMessageChanged({ channelId: place, messageId, reactionCount, content, editedAt }) {
      if (place !== channelId) return;
      const isEdited = typeof content === 'string';
      const count = asCount(reactionCount);
      gather(asText(messageId), {
        // None is said of a message that is gone; what cannot be read says nothing.
        ...((reactionCount === null || count !== null) && { reactionCount: count }),
        ...(isEdited && { edited: { content, editedAt: asText(editedAt) || null } }),
      });
    },
    ownReactionChanged({ kind, messageId, reaction, reactionCount }) {
      if (kind !== 'channelMessage') return;
      const count = asCount(reactionCount);
      gather(asText(messageId), {
        reaction: readReactionKind(reaction),
        ...(count !== null && { reactionCount: count }),
      });
    },
    onCatchUp,
  });
}
