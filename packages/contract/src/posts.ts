import type { PersonSummary } from './profiles';
import type { Timestamp } from './timestamp';

/** Emoji reactions, in the order a picker lists them. */
export const REACTION_KINDS = ['like', 'love', 'haha', 'sad', 'angry', 'sigh', 'clown'] as const;
export type ReactionKind = (typeof REACTION_KINDS)[number];

/** Reactions as posts and channel messages carry them; an addition that saves two requests each. */
export interface ReactionSummary {
  /** The viewer's own. */
  reaction?: ReactionKind | null;
  reactionCount?: number;
}

export interface ClubPost extends ReactionSummary {
  id: string;
  content: string;
  createdAt: Timestamp;
  mediaUrls: string[];
  /** Addition: a description of each picture, for people who cannot see it; '' without one. */
  mediaAlts?: string[];
  user: PersonSummary;
  /** Comments with no parent. */
  commentCount?: number;
}

export interface ProfilePost extends ReactionSummary {
  id: string;
  content: string;
  createdAt: Timestamp;
  mediaUrls: string[];
  user: PersonSummary;
  commentCount?: number;
  /** Addition: a description of each picture, in the order of the addresses; '' without one. */
  mediaAlts?: string[];
}

export interface Comment {
  id: string;
  content: string;
  createdAt: Timestamp;
  user: PersonSummary;
  parentComment: string | null;
}

export const PROFILE_POST_MAX = 500;
export const FEED_PAGE_SIZE = 20;

export interface PostsServerEvents {
  /** Addition. */
  clubPostCreated: (body: { clubId: string; post: ClubPost }) => void;
  /** Addition: by its author or by the club's owners. */
  clubPostRemoved: (body: { clubId: string; postId: string }) => void;
  /** Addition: how many react to a post, or comment on it, has changed. */
  clubPostChanged: (body: {
    clubId: string;
    postId: string;
    reactionCount: number;
    commentCount: number;
  }) => void;
  /** Addition: the viewer's own reaction to a post, set on any of their pages. */
  ownReactionChanged: (body: { postId: string; reaction: ReactionKind | null }) => void;
}
