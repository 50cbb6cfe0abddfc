import type { ProfilePost } from '@clubline/contract';
import type { ListWriteCalls } from '../../platform/writes';
import { isSamePost, type PostContent } from '../clubPosts/clubPosts.writes';
import { profilePostsCalls, type PostsServer } from './profilePosts.calls';

/** How a post goes onto one's own profile, and is found there again. */
export function profilePostWrites(
  server: PostsServer,
  userId: string,
): ListWriteCalls<PostContent, ProfilePost> {
  return {
    send: ({ mediaUrls = [], ...post }, clientId) =>
      profilePostsCalls.create(server.client, {
        ...post,
        mediaUrls,
        ...(clientId && { clientId }),
      }),
    load: async () => (await profilePostsCalls.load(server, userId)).items,
    isAlike: (stored, post) => isSamePost(stored, post, userId),
  };
}
