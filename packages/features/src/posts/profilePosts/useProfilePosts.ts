import type { PersonSummary, ProfilePost } from '@clubline/contract';
import { useChangeable } from '../../platform/cache';
import { useMessages } from '../../platform/messages';
import {
  loadPages,
  useNextPage,
  withDated,
  withFirstPage,
  withPageAt,
} from '../../platform/paging';
import { useClubline } from '../../platform/provider';
import { failureToast } from '../../platform/toast';
import { useIsSending, useListWrites } from '../../platform/writes';
import type { PostContent } from '../clubPosts/clubPosts.writes';
import { isLastPage } from '../clubPosts/loadNewestPosts';
import { profilePostsMessages } from '../messages';
import {
  NO_ABILITIES,
  profilePostsCalls,
  type LoadedPosts,
  type PostsServer,
} from './profilePosts.calls';
import { profilePostWrites } from './profilePosts.writes';
import { useLiveProfilePosts } from './useLiveProfilePosts';
import { useOwnProfilePosts } from './useOwnProfilePosts';

/** Start of every key that holds something of profile posts. They are kept in memory only. */
export const PROFILE_POSTS_SCOPE = 'profilePosts';

/** One that was just stored: the answer may leave out who wrote it, when, and what is 0 by now. */
const completePost = (stored: ProfilePost, author: PersonSummary, now: number): ProfilePost => ({
  reaction: null,
  reactionCount: 0,
  commentCount: 0,
  ...stored,
  user: stored.user.id ? stored.user : author,
  createdAt: stored.createdAt || new Date(now).toISOString(),
});

/** The newest posts, as far back as somebody has read: any of these may be gone. */
async function loadNewest(
  server: PostsServer,
  authorId: string,
  known: LoadedPosts | undefined,
): Promise<LoadedPosts> {
  let abilities = NO_ABILITIES;
  const pages = await loadPages<ProfilePost>(
    async (cursor) => {
      const page = await profilePostsCalls.load(server, authorId, cursor);
      if (!cursor) abilities = page.abilities;
      return page;
    },
    isLastPage({ top: known?.items[0], until: known?.items.at(-1) }),
  );
  return { ...pages, abilities };
}

/** The posts of one person, and writing one's own. */
export function useProfilePosts(author: PersonSummary) {
  const authorId = author.id;
  const text = useMessages(profilePostsMessages);
  const { additions, client, clock, toast } = useClubline();
  const server = { client, additions };
  const answer = useChangeable<LoadedPosts>(
    `${PROFILE_POSTS_SCOPE}:${authorId}`,
    (known) => loadNewest(server, authorId, known),
    (fresh, known) => ({ ...fresh, ...withFirstPage(known, fresh) }),
  );
  const { data, error, reload } = answer;
  const changeItems = (next: (posts: ProfilePost[]) => ProfilePost[]) =>
    answer.change((known) => ({ ...known, items: next(known.items) }));
  const patch = (postId: string, fields: Partial<ProfilePost>) =>
    changeItems((posts) =>
      posts.map((post) => (post.id === postId ? { ...post, ...fields } : post)),
    );
  const isSending = useIsSending();
  useLiveProfilePosts(authorId, {
    isSending: () => isSending(PROFILE_POSTS_SCOPE),
    changeItems,
    onCatchUp: answer.catchUp,
  });
  const older = useNextPage(data?.nextCursor, async (cursor) => {
    try {
      await answer.addPart(
        () => profilePostsCalls.load(server, authorId, cursor),
        ({ abilities, ...known }, page) => ({ abilities, ...withPageAt(known, page, cursor) }),
      );
    } catch (failure) {
      toast.add(failureToast(text.loadFailed, failure, text.tryAgain));
      throw failure;
    }
  });
  const writes = useListWrites<PostContent, ProfilePost>(PROFILE_POSTS_SCOPE, {
    calls: profilePostWrites(server, authorId),
    items: data?.items,
    async show(stored) {
      if (!stored) return void (await reload());
      const post = completePost(stored, author, clock.now());
      await answer.put((known) => ({
        abilities: NO_ABILITIES,
        ...known,
        items: withDated(known?.items ?? [], post),
      }));
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
    /** As in `Pages`. */
    cutAt: data?.cutAt,
    /** What the server lets one do with one's own posts. */
    abilities: data?.abilities ?? NO_ABILITIES,
    error: data ? null : (error ?? null),
    reload: async () => void (await reload()),
    ...useOwnProfilePosts(authorId, { posts: data?.items, changeItems, patch }),
    /** Keeps a post right after a reaction. */
    patch,
  };
}
