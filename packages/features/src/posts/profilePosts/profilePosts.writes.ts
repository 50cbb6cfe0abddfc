import type { ProfilePost } from '@clubline/contract';
import type { ApiClient } from '../../platform/client';
import type { ListWriteCalls } from '../../platform/writes';
import { isSamePost, type PostContent } from '../clubPosts/clubPosts.writes';
import { profilePostsCalls } from './profilePosts.calls';

/** How a post goes onto one's own profile, and is found there again. */
export function profilePostWrites(
  client: ApiClient,
  userId: string,
): ListWriteCalls<PostContent, ProfilePost> {
  return {
    send: ({ mediaUrls = [], ...post }, clientId) =>
      profilePostsCalls.create(client, { ...post, mediaUrls, ...(clientId && { clientId }) }),
    load: async () => (await profilePostsCalls.load(client, userId)).items,
    isAlike: (stored, post) => isSamePost(stored, post, userId),
  };
}
