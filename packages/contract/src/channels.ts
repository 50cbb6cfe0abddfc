import type { ReactionSummary } from './posts';
import type { PersonSummary } from './profiles';
import type { Timestamp } from './timestamp';

export interface ClubChannel {
  id: string;
  name: string;
}

export interface ChannelMessage extends ReactionSummary {
  id: string;
  content: string;
  createdAt: Timestamp;
  mediaUrls: string[];
  sender: PersonSummary;
}

export interface ChannelsServerEvents {
  /** Addition. */
  channelMessageCreated: (body: {
    clubId: string;
    channelId: string;
    message: ChannelMessage;
  }) => void;
}
