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
    /** Kept by triggers, as `commentCount` is. */
    reactionCount: Generated<number>;
    /** Of comments; replies are not counted. */
    commentCount: Generated<number>;
    /** When the latest report was made that is open; kept by triggers. */
    reportedAt: Generated<string | null>;
    /** Since when it stands first in its club's feed; null where its time alone places it. */
    pinnedAt: Generated<string | null>;
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
    /** Null as long as its author has not changed it. */
    editedAt: Generated<string | null>;
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
    /** Kept by triggers, as `commentCount` is. */
    reactionCount: Generated<number>;
    commentCount: Generated<number>;
    /** Null as long as its author has not changed it. */
    editedAt: Generated<string | null>;
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
