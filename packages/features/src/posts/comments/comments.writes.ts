import type { Comment } from '@clubline/contract';
import type { ApiClient } from '../../platform/client';
import { hasSameWords, type ListWriteCalls } from '../../platform/writes';
import { clubPostsCalls } from '../clubPosts/clubPosts.calls';

/** Where comments to a post are written, and what their draft is called. */
export const commentsName = (clubId: string, postId: string): string =>
  `comments_${clubId}/${postId}`;

/** What is written: a comment, or an answer to one. */
export type WrittenComment = string | { content: string; parentComment: string };

/** The words of what is written, and what they answer. */
export const partsOf = (written: WrittenComment) =>
  typeof written === 'string' ? { content: written, parentComment: null } : written;

/** How a comment goes to a post, and is found there again. */
export function commentWrites(
  client: ApiClient,
  { userId, postId }: { userId: string; postId: string },
): ListWriteCalls<WrittenComment, Comment> {
  return {
    send: (written, clientId) =>
      clubPostsCalls.createComment(client, {
        clubPostId: postId,
        userId,
        ...(typeof written === 'string' ? { content: written } : written),
        ...(clientId && { clientId }),
      }),
    load: async () => (await clubPostsCalls.loadComments(client, postId)).items,
    isAlike: ({ user, content, parentComment }, written) =>
      user.id === userId &&
      parentComment === partsOf(written).parentComment &&
      hasSameWords(content, partsOf(written).content),
  };
}
