import type { ProfilePost } from '@clubline/contract';
import useSWR from 'swr';
import { useClubline } from '../provider';
import { profilePostsCalls } from './profilePosts.calls';

/** Start of every key that holds something of profile posts. They are kept in memory only. */
export const PROFILE_POSTS_SCOPE = 'profilePosts';

/** The posts of one person. */
export function useProfilePosts(authorId: string) {
  const { client } = useClubline();
  const { data: posts, error, mutate } = useSWR<ProfilePost[]>(`${PROFILE_POSTS_SCOPE}:${authorId}`, () => profilePostsCalls.load(client, authorId), { revalidateOnMount: true });
  return {
    posts,
    error: posts ? null : (error as Error | null | undefined) ?? null,
    reload: async () => void (await mutate()),
    /** Puts a new post on top. */
    add: (post: ProfilePost) => void mutate((known) => [post, ...(known ?? []).filter(({ id }) => id !== post.id)], { revalidate: false }),
    /** Keeps a post right after a reaction. */
    patch: (postId: string, fields: Partial<ProfilePost>) => void mutate((known) => (known ?? []).map((post) => (post.id === postId ? { ...post, ...fields } : post)), { revalidate: false }),
  };
}
