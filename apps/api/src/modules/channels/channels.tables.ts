import type { ReactionKind } from '@clubline/contract';
import type { Generated } from 'kysely';

export interface ChannelTables {
  clubChannels: {
    id: string;
    clubId: string;
    name: string;
    position: number;
    /** Messages up to then are read by everybody: nobody counted when they were written. */
    countedFrom: Generated<string>;
  };
  channelReads: {
    channelId: string;
    userId: string;
    /** When the newest message was written that the person has read. */
    readUpTo: string;
  };
  channelMessages: {
    id: string;
    channelId: string;
    userId: string;
    content: string;
    /** JSON list. */
    mediaUrls: string;
    /** JSON list, as long as `mediaUrls` or shorter. */
    mediaAlts: Generated<string>;
    createdAt: string;
    /** Null as long as its sender has not changed it. */
    editedAt: Generated<string | null>;
    /** Kept by triggers. */
    reactionCount: Generated<number>;
  };
  channelMessageReactions: {
    messageId: string;
    userId: string;
    reaction: ReactionKind;
    createdAt: string;
  };
}
