import type { ProfilePost } from '@clubline/contract';
import useSWR, { useSWRConfig } from 'swr';
import { useMessages } from '../../platform/messages';
import { type Pages, useNextPage, withFirstPage, withNextPage } from '../../platform/paging';
import { useClubline } from '../../platform/provider';
import { failureToast } from '../../platform/toast';
import { profilePostsMessages } from '../messages';
import { profilePostsCalls, type LoadedPosts } from './profilePosts.calls';

/** Start of every key that holds something of profile posts. They are kept in memory only. */
export const PROFILE_POSTS_SCOPE = 'profilePosts';

/** The posts of one person. */
export function useProfilePosts(authorId: string) {
  const text = useMessages(profilePostsMessages);
  const { client, toast } = useClubline();
  const key = `${PROFILE_POSTS_SCOPE}:${authorId}`;
  const { cache } = useSWRConfig();
  const { data, error, mutate } = useSWR<LoadedPosts>(
    key,
    async () => {
      const page = await profilePostsCalls.load(client, authorId);
      return { ...page, ...withFirstPage(cache.get(key)?.data as LoadedPosts | undefined, page) };
    },
    { revalidateOnMount: true },
  );
  const change = (next: (known: Pages<ProfilePost>) => Pages<ProfilePost>) =>
    void mutate(
      (known) => ({ takesAlts: known?.takesAlts ?? false, ...next(known ?? { items: [] }) }),
      { revalidate: false },
    );
  const changeItems = (next: (posts: ProfilePost[]) => ProfilePost[]) =>
    change((known) => ({ ...known, items: next(known.items) }));
  const older = useNextPage(data?.nextCursor, async (cursor) => {
    try {
      const page = await profilePostsCalls.load(client, authorId, cursor);
      change((known) => withNextPage(known, page));
    } catch (failure) {
      toast.add(failureToast(text.loadFailed, failure, text.tryAgain));
      throw failure;
    }
  });
  return {
    posts: data?.items,
    /** The posts before those that are known. */
    older,
    /** Whether the server keeps what a picture shows, in words. */
    takesAlts: data?.takesAlts ?? false,
    error: data ? null : ((error as Error | null | undefined) ?? null),
    reload: async () => void (await mutate()),
    /** Puts a new post on top. */
    add: (post: ProfilePost) =>
      changeItems((posts) => [post, ...posts.filter(({ id }) => id !== post.id)]),
    /** Keeps a post right after a reaction. */
    patch: (postId: string, fields: Partial<ProfilePost>) =>
      changeItems((posts) =>
        posts.map((post) => (post.id === postId ? { ...post, ...fields } : post)),
      ),
  };
}
