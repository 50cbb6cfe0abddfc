import type { ReactionSummary } from './posts';
import type { PersonSummary } from './profiles';
import type { Timestamp } from './timestamp';

export interface ClubChannel {
  id: string;
  name: string;
  /**
   * Addition, to members: messages that came since they have read there last, or joined the club;
   * `CHANNEL_UNREAD_MAX` of them or more.
   */
  unreadCount?: number;
  /** Addition, to members: when the newest of all its messages was written; null without any. */
  lastMessageAt?: Timestamp | null;
}

/** More messages than these are not counted as unread. */
export const CHANNEL_UNREAD_MAX = 100;

export interface ChannelMessage extends ReactionSummary {
  id: string;
  content: string;
  createdAt: Timestamp;
  mediaUrls: string[];
  sender: PersonSummary;
  /** Addition: a description of each picture, in the order of the addresses; '' without one. */
  mediaAlts?: string[];
  /** Addition: when its sender last changed it; null for never. */
  editedAt?: Timestamp | null;
}

export interface ChannelsServerEvents {
  /** Addition, to all of a person's pages: they have read in a channel, which is now so. */
  ownChannelRead: (body: { clubId: string; channel: ClubChannel }) => void;
  /** Addition. */
  channelMessageCreated: (body: {
    clubId: string;
    channelId: string;
    message: ChannelMessage;
  }) => void;
  /**
   * Addition: how many react to a message has changed, or what it says; the count is null when the
   * message was deleted.
   */
  channelMessageChanged: (body: {
    clubId: string;
    channelId: string;
    messageId: string;
    reactionCount: number | null;
    /** Sent with `editedAt` when its sender has changed it. */
    content?: string;
    editedAt?: Timestamp;
  }) => void;
}
