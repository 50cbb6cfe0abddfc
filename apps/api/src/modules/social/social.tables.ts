import type { ReactionKind } from '@clubline/contract';

export interface SocialTables {
  profilePosts: {
    id: string;
    userId: string;
    content: string;
    /** JSON list. */
    mediaUrls: string;
    createdAt: string;
  };
  profilePostReactions: { postId: string; userId: string; reaction: ReactionKind; createdAt: string };
  profilePostComments: { id: string; postId: string; userId: string; content: string; createdAt: string };
}
