/** Start of every key that holds something of a club; leaving the club forgets them all. They are kept in memory only. */
export const clubScope = (clubId: string): string => `club:${clubId}`;
export const feedKey = (clubId: string, userId: string): string =>
  `${clubScope(clubId)}:feed:${userId}`;
export const commentsKey = (clubId: string, postId: string): string =>
  `${clubScope(clubId)}:comments:${postId}`;
