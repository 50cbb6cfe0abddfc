import type { ReactionKind } from '@clubline/contract';
import type { Generated } from 'kysely';

export interface ClubSocialTables {
  clubPosts: {
    id: string;
    clubId: string;
    userId: string;
    content: string;
    /** JSON list. */
    mediaUrls: string;
    /** JSON list, as long as `mediaUrls` or shorter. */
    mediaAlts: Generated<string>;
    createdAt: string;
  };
  clubPostReactions: { postId: string; userId: string; reaction: ReactionKind; createdAt: string };
  clubComments: {
    id: string;
    postId: string;
    /** The top-level comment this answers. */
    parentId: string | null;
    userId: string;
    content: string;
    createdAt: string;
  };
}
