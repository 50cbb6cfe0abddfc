import type { ReactionKind } from '@clubline/contract';
import type { ColumnType } from 'kysely';

export interface SocialTables {
  profilePosts: {
    id: string;
    userId: string;
    content: string;
    /** JSON list. */
    mediaUrls: string;
    /** JSON list beside that of the addresses: what each picture shows, in words. */
    mediaAlts: ColumnType<string, string | undefined, string>;
    createdAt: string;
  };
  profilePostReactions: {
    postId: string;
    userId: string;
    reaction: ReactionKind;
    createdAt: string;
  };
  profilePostComments: {
    id: string;
    postId: string;
    userId: string;
    content: string;
    createdAt: string;
  };
}
