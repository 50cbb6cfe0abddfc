import type { ClubPost } from '@clubline/contract';
import type { ApiClient } from '../../platform/client';
import { hasSameWords, type ListWriteCalls } from '../../platform/writes';
import { clubPostsCalls } from './clubPosts.calls';

/** Where posts of a club are written. */
export const clubPostsName = (clubId: string): string => `posts_${clubId}`;

/** What is written of a post. */
export interface PostContent {
  content: string;
  /** Addresses of pictures that have arrived. */
  mediaUrls?: string[];
  /** What each of them shows, in words. */
  mediaAlts?: string[];
}

/** How a post goes into a club, and is found there again. */
export function clubPostWrites(
  client: ApiClient,
  { userId, clubId }: { userId: string; clubId: string },
): ListWriteCalls<PostContent, ClubPost> {
  return {
    send: (post, clientId) =>
      clubPostsCalls.create(client, { userId, clubId, ...post, ...(clientId && { clientId }) }),
    load: async () => (await clubPostsCalls.load(client, { userId, clubId })).items,
    isAlike: (stored, post) => isSamePost(stored, post, userId),
  };
}

/** Whether a stored post is by this person and says what was written. */
export function isSamePost(
  { user, content, mediaUrls }: ClubPost,
  post: PostContent,
  userId: string,
): boolean {
  return (
    user.id === userId &&
    hasSameWords(content, post.content) &&
    mediaUrls.length === (post.mediaUrls?.length ?? 0)
  );
}
