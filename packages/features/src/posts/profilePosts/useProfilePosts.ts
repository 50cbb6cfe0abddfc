import type { ProfilePost } from '@clubline/contract';
import useSWR from 'swr';
import { useClubline } from '../../platform/provider';
import { profilePostsCalls, type LoadedPosts } from './profilePosts.calls';

/** Start of every key that holds something of profile posts. They are kept in memory only. */
export const PROFILE_POSTS_SCOPE = 'profilePosts';

/** The posts of one person. */
export function useProfilePosts(authorId: string) {
  const { client } = useClubline();
  const { data, error, mutate } = useSWR<LoadedPosts>(
    `${PROFILE_POSTS_SCOPE}:${authorId}`,
    () => profilePostsCalls.load(client, authorId),
    { revalidateOnMount: true },
  );
  const change = (next: (posts: ProfilePost[]) => ProfilePost[]) =>
    void mutate(
      (known) => ({ takesAlts: known?.takesAlts ?? false, posts: next(known?.posts ?? []) }),
      { revalidate: false },
    );
  return {
    posts: data?.posts,
    /** Whether the server keeps what a picture shows, in words. */
    takesAlts: data?.takesAlts ?? false,
    error: data ? null : ((error as Error | null | undefined) ?? null),
    reload: async () => void (await mutate()),
    /** Puts a new post on top. */
    add: (post: ProfilePost) =>
      change((posts) => [post, ...posts.filter(({ id }) => id !== post.id)]),
    /** Keeps a post right after a reaction. */
    patch: (postId: string, fields: Partial<ProfilePost>) =>
      change((posts) => posts.map((post) => (post.id === postId ? { ...post, ...fields } : post))),
  };
}
