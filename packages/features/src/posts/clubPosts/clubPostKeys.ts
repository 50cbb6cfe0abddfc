import { clubScope } from '../../platform/cache';

export const feedKey = (clubId: string, userId: string): string =>
  `${clubScope(clubId)}:feed:${userId}`;
export const commentsKey = (clubId: string, postId: string): string =>
  `${clubScope(clubId)}:comments:${postId}`;
/** A comment that a link has led to, further back than those that are loaded. */
export const linkedCommentKey = (clubId: string, postId: string, commentId: string): string =>
  `${commentsKey(clubId, postId)}:linked:${commentId}`;
