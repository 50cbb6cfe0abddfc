import type { PersonSummary } from './profiles';
import type { Timestamp } from './timestamp';

/** Emoji reactions, in the order a picker lists them. */
export const REACTION_KINDS = ['like', 'love', 'haha', 'sad', 'angry', 'sigh', 'clown'] as const;
export type ReactionKind = (typeof REACTION_KINDS)[number];

export const REACTION_EMOJI: Readonly<Record<ReactionKind, string>> = {
  like: '👍',
  love: '❤️',
  haha: '😂',
  sad: '😢',
  angry: '😠',
  sigh: '😮‍💨',
  clown: '🤡',
};

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
  /** Addition: when its author last changed it; null for never. */
  editedAt?: Timestamp | null;
}

/** Addition: a post in the feed across one's clubs and the people one follows. */
export type FeedItem =
  | { kind: 'clubPost'; club: { id: string; name: string }; post: ClubPost }
  | { kind: 'profilePost'; post: ProfilePost };

export interface Comment {
  id: string;
  content: string;
  createdAt: Timestamp;
  user: PersonSummary;
  parentComment: string | null;
  /** Addition: when its author last changed it; null for never. */
  editedAt?: Timestamp | null;
}

/** What the viewer reacts with from now on. */
export interface OwnReactionChange {
  /** What to; without it, to a post of a club. */
  kind?: 'clubPost' | 'profilePost' | 'channelMessage';
  /** Of a post of either kind. */
  postId?: string;
  /** Of a channel's message. */
  messageId?: string;
  reaction: ReactionKind | null;
  /** How many react by now. */
  reactionCount?: number;
}

export const PROFILE_POST_MAX = 500;
export const FEED_PAGE_SIZE = 20;
/** Most posts at once that stand first in a club's feed. */
export const PINNED_POSTS_MAX = 3;

/**
 * Of a club's posts hear its members who watch the club, and those who watch their home feed; of
 * somebody's posts who watches their profile, and followers who watch their home feed. Only the
 * first hear what stands first in a club.
 */
export interface PostsServerEvents {
  /** Addition. */
  clubPostCreated: (body: { clubId: string; post: ClubPost }) => void;
  /** Addition: by its author or by the club's owners. */
  clubPostRemoved: (body: { clubId: string; postId: string }) => void;
  /** Addition: which posts stand first in the club's feed by now, in their order. */
  clubPinsChanged: (body: { clubId: string; postIds: string[] }) => void;
  /** Addition: how many react to a post, or what people comment on it, has changed. */
  clubPostChanged: (body: {
    clubId: string;
    postId: string;
    reactionCount: number;
    commentCount: number;
    /** Whether comments were changed, deleted or answered: their number does not say so. */
    areCommentsChanged?: boolean;
  }) => void;
  /** Addition. */
  profilePostCreated: (body: { userId: string; post: ProfilePost }) => void;
  /** Addition. */
  profilePostRemoved: (body: { userId: string; postId: string }) => void;
  /** Addition: how many react to a post has changed, or what it says. */
  profilePostChanged: (body: {
    userId: string;
    postId: string;
    reactionCount: number;
    commentCount: number;
    /** Sent with `editedAt` when its author has changed it. */
    content?: string;
    editedAt?: Timestamp;
  }) => void;
  /** Addition: the viewer's own reaction, set on any of their pages. */
  ownReactionChanged: (body: OwnReactionChange) => void;
}

export interface PostsClientEvents {
  /**
   * Addition: asks for what happens to posts in one's clubs and by people one follows, also those
   * that one joins and follows from now on.
   */
  watchHomeFeed: (body: Record<string, never>) => void;
  unwatchHomeFeed: (body: Record<string, never>) => void;
}
