import type { PersonSummary, ProfilePost } from '@clubline/contract';
import useSWR, { useSWRConfig } from 'swr';
import { useMessages } from '../../platform/messages';
import { type Pages, useNextPage, withFirstPage, withNextPage } from '../../platform/paging';
import { useClubline } from '../../platform/provider';
import { failureToast } from '../../platform/toast';
import { useListWrites } from '../../platform/writes';
import type { PostContent } from '../clubPosts/clubPosts.writes';
import { profilePostsMessages } from '../messages';
import { profilePostsCalls, type LoadedPosts } from './profilePosts.calls';
import { profilePostWrites } from './profilePosts.writes';

/** Start of every key that holds something of profile posts. They are kept in memory only. */
export const PROFILE_POSTS_SCOPE = 'profilePosts';

/** The posts of one person, and writing one's own. */
export function useProfilePosts(author: PersonSummary) {
  const authorId = author.id;
  const text = useMessages(profilePostsMessages);
  const { additions, client, clock, toast } = useClubline();
  const server = { client, additions };
  const key = `${PROFILE_POSTS_SCOPE}:${authorId}`;
  const { cache } = useSWRConfig();
  const { data, error, mutate } = useSWR<LoadedPosts>(
    key,
    async () => {
      const page = await profilePostsCalls.load(server, authorId);
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
      const page = await profilePostsCalls.load(server, authorId, cursor);
      change((known) => withNextPage(known, page));
    } catch (failure) {
      toast.add(failureToast(text.loadFailed, failure, text.tryAgain));
      throw failure;
    }
  });
  const writes = useListWrites<PostContent, ProfilePost>(PROFILE_POSTS_SCOPE, {
    calls: profilePostWrites(server, authorId),
    items: data?.items,
    async show(stored) {
      if (!stored) return void (await mutate());
      // The answer may leave out who wrote it, when, and what nobody can have done to it yet.
      const post = {
        reaction: null,
        reactionCount: 0,
        commentCount: 0,
        ...stored,
        user: stored.user.id ? stored.user : author,
        createdAt: stored.createdAt || new Date(clock.now()).toISOString(),
      };
      changeItems((posts) => [post, ...posts.filter(({ id }) => id !== post.id)]);
    },
    texts: { sent: text.posted, failed: text.postFailed, tryAgain: text.tryAgain },
  });
  return {
    posts: data?.items,
    /** Posts that may not have arrived, newest first. The composer shows what is being sent. */
    unsent: writes.rows.filter(({ unsent }) => unsent !== undefined).toReversed(),
    /** Writes a post. Throws when the server refuses it. */
    write: writes.send,
    /** The posts before those that are known. */
    older,
    /** Whether the server keeps what a picture shows, in words. */
    takesAlts: data?.takesAlts ?? false,
    error: data ? null : ((error as Error | null | undefined) ?? null),
    reload: async () => void (await mutate()),
    /** Keeps a post right after a reaction. */
    patch: (postId: string, fields: Partial<ProfilePost>) =>
      changeItems((posts) =>
        posts.map((post) => (post.id === postId ? { ...post, ...fields } : post)),
      ),
  };
}
