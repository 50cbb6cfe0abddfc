import { clubScope } from '../../platform/cache';

export const feedKey = (clubId: string, userId: string): string =>
  `${clubScope(clubId)}:feed:${userId}`;
export const commentsKey = (clubId: string, postId: string): string =>
  `${clubScope(clubId)}:comments:${postId}`;
