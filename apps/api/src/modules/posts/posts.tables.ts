import type { ReactionKind } from '@clubline/contract';
import type { Generated } from 'kysely';

interface ReactionRow {
  userId: string;
  reaction: ReactionKind;
  createdAt: string;
}

export interface PostTables {
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
  clubPostReactions: ReactionRow & { postId: string };
  clubComments: {
    id: string;
    postId: string;
    /** The top-level comment this answers. */
    parentId: string | null;
    userId: string;
    content: string;
    createdAt: string;
  };
  profilePosts: {
    id: string;
    userId: string;
    content: string;
    /** JSON list. */
    mediaUrls: string;
    /** JSON list, as long as `mediaUrls` or shorter. */
    mediaAlts: Generated<string>;
    createdAt: string;
  };
  profilePostReactions: ReactionRow & { postId: string };
  profilePostComments: {
    id: string;
    postId: string;
    userId: string;
    content: string;
    createdAt: string;
  };
}
