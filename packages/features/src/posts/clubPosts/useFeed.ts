import type { ClubPost } from '@clubline/contract';
import { useChangeable } from '../../platform/cache';
import { useMessages } from '../../platform/messages';
import { asFarAs, type Pages, useNextPage, withDated } from '../../platform/paging';
import { useClubline } from '../../platform/provider';
import { useCurrentUser } from '../../platform/session';
import { failureToast } from '../../platform/toast';
import { useListWrites } from '../../platform/writes';
import { postsMessages } from '../messages';
import { feedKey } from './clubPostKeys';
import { clubPostsCalls } from './clubPosts.calls';
import { clubPostsName, clubPostWrites, type PostContent } from './clubPosts.writes';
import {
  mergeFeed,
  shownPosts,
  unstoredPost,
  withFieldsOf,
  withNewPosts,
  withOlder,
  withoutOwnOnTop,
  withEachPost,
  withoutPost,
  withPins,
  type Feed,
  type FeedOptions,
  type FeedPost,
} from './feedPosts';
import { loadNewestPosts } from './loadNewestPosts';
import { useFeedDeletion } from './useFeedDeletion';

/** The posts of a club for one of its members: reading, posting and deleting. */
export function useFeed(clubId: string, { holdBack }: FeedOptions = {}) {
  const text = useMessages(postsMessages);
  const { client, toast } = useClubline();
  const user = useCurrentUser();
  const userId = user?.id ?? '';
  const answer = useChangeable<Feed>(
    userId ? feedKey(clubId, userId) : null,
    (known) => {
      const until = known && withoutOwnOnTop(known, userId).items[0];
      return loadNewestPosts(client, { userId, clubId }, { until });
    },
    (fresh, known) => mergeFeed(fresh, known, { userId, holdBack }),
  );
  const { data, error, isLoading, reload } = answer;
  const posts = data?.items;
  const put = (apply: (posts: FeedPost[]) => FeedPost[]) =>
    answer.put((known) => ({ ...known, items: apply(known?.items ?? []) }));
  const changeEach = (apply: (posts: FeedPost[]) => FeedPost[]) =>
    answer.change((known) => withEachPost(known, apply));
  const deletion = useFeedDeletion(
    userId,
    () => clubId,
    (id) => changeEach((known) => withoutPost(known, id)),
  );
  const older = useNextPage(data?.nextCursor, async (cursor) => {
    try {
      await answer.addPart(
        () => clubPostsCalls.load(client, { userId, clubId }, { cursor }),
        (known, page) => withOlder(known, page, cursor),
      );
    } catch (failure) {
      toast.add(failureToast(text.loadFailed, failure, text.tryAgain));
      throw failure;
    }
  });

  const writes = useListWrites<PostContent, ClubPost>(clubPostsName(clubId), {
    calls: clubPostWrites(client, { userId, clubId }),
    items: posts,
    async show(stored) {
      if (stored) await put((known) => withDated<FeedPost>(known, stored));
      else await reload();
    },
    texts: { sent: text.posted, failed: text.postFailed, tryAgain: text.tryAgain },
  });
  const unstored = user ? writes.rows.map((row) => unstoredPost(row, user)).toReversed() : [];

  return {
    posts: shownPosts(
      data ?? {},
      unstored.filter((post) => post !== null),
    ),
    isLoading,
    /** False as long as a newer answer is on its way. */
    isSettled: !answer.isValidating,
    error: posts ? null : (error ?? null),
    retry: () => void reload(),
    /** The posts before those that are known. */
    older,
    /** As in `Pages`. */
    cutAt: data?.cutAt,
    ...deletion,
    /** Shows a post that is stored with its picture already. */
    insert: (post: ClubPost) => put((known) => withDated<FeedPost>(known, post)),
    drop: (postId: string) => changeEach((known) => withoutPost(known, postId)),
    /**
     * Shows a text at once, and a text with pictures as soon as it is stored or unsent. Throws when
     * the server refuses it: it is then gone again.
     */
    async post(post: PostContent): Promise<void> {
      if (post.content === '' && !post.mediaUrls) return;
      if (!user) throw new Error('Nobody is signed in');
      await writes.send(post);
    },
    /** Keeps a post right after a reaction or a comment. */
    patch(postId: string, fields: Partial<ClubPost>): void {
      const isKnown = shownPosts(data ?? {}, []).some(({ id }) => id === postId);
      const change = isKnown ? answer.change : answer.changeUnderWay;
      change((known) => withFieldsOf(known, postId, fields));
    },
    /** Gives up what is further down than a newer answer reaches; it leads on from there. */
    cut: (newest: Pages<ClubPost>) => answer.change((known) => asFarAs(known, newest)),
    /** Asks for the feed again. */
    reload,
    /**
     * Lets these posts stand first, in their order; asks for what is not known of them, and for all
     * where it is not said which they are.
     */
    showPins(postIds: readonly string[] | null): void {
      const pinned = data && postIds && withPins(data, postIds);
      if (pinned) answer.change((known) => withPins(known, postIds) ?? pinned);
      else if (data) void reload();
    },
    /** Puts posts of others on top, as `withNewPosts`. */
    add: (fresh: readonly ClubPost[], gapAfter: Pages<ClubPost> | null) =>
      void answer.put((known) => withNewPosts(known ?? { items: [] }, fresh, gapAfter, userId)),
  };
}
