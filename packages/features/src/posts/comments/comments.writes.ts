import type { Comment } from '@clubline/contract';
import type { ApiClient } from '../../platform/client';
import { hasSameWords, type ListWriteCalls } from '../../platform/writes';
import { clubPostsCalls } from '../clubPosts/clubPosts.calls';

/** Where comments to a post are written. */
export const commentWritesName = (postId: string): string => `comments_${postId}`;

/** How a comment goes to a post, and is found there again. */
export function commentWrites(
  client: ApiClient,
  { userId, postId }: { userId: string; postId: string },
): ListWriteCalls<string, Comment> {
  return {
    send: (content, clientId) =>
      clubPostsCalls.createComment(client, {
        clubPostId: postId,
        userId,
        content,
        ...(clientId && { clientId }),
      }),
    load: async () => (await clubPostsCalls.loadComments(client, postId)).items,
    isAlike: ({ user, content, parentComment }, written) =>
      user.id === userId && parentComment === null && hasSameWords(content, written),
  };
}
