import { HOME_FEED_EVENTS } from '@clubline/contract';
import { useState } from 'react';
import { isWithinPage } from '../../platform/paging';
import { useAddition, useClubline } from '../../platform/provider';
import { createMeanwhile, useCatchUp, useGathered } from '../../platform/subscription';
import {
  changeIn,
  countsOf,
  fieldsOf,
  type PostChange,
  reaches,
  usePostChanges,
  useWaitingPosts,
} from '../../posts';
import type { FeedEntry } from './homeFeed.calls';
import { loadNewestEntries } from './newestEntries';
import { type useHomeFeed, withFields } from './useHomeFeed';
import { type EntryNews, useHomeFeedEvents } from './useHomeFeedEvents';

interface LiveHomeFeedOptions {
  /** Posts whose comments somebody reads. */
  openThreads: ReadonlySet<string>;
  /** Called before a post goes that somebody else has removed. */
  onRemoved: (postId: string) => void;
}

/**
 * What happens to the posts of a feed while somebody reads it, also while the connection was gone.
 * Posts that are new wait.
 */
export function useLiveHomeFeed(
  userId: string,
  feed: ReturnType<typeof useHomeFeed>,
  { openThreads, onRemoved }: LiveHomeFeedOptions,
) {
  const { additions, client } = useClubline();
  const isTold = useAddition(HOME_FEED_EVENTS);
  const isOwn = ({ post }: FeedEntry) => post.user.id === userId;
  const { waiting, ...others } = useWaitingPosts<FeedEntry>(isOwn);
  const entries = feed.entries ?? [];
  const posts = entries.map(({ post }) => post);
  const showChanges = usePostChanges({ ...feed, posts });

  const gather = useGathered<EntryNews>((news, again) => {
    const changes = new Map<string, PostChange>();
    for (const [id, { created, isRemoved, ...change }] of news) {
      changes.set(id, change);
      if (!created || isRemoved) continue;
      // Of people stand those there whom one follows, which one does not do oneself.
      if (!isOwn(created)) others.add([created], null);
      else if (created.kind === 'clubPost') feed.add([created], null);
    }
    others.change((entry) => withFields(entry, fieldsOf(changes.get(entry.id))));
    showChanges(changes, again);
  });
  const [meanwhile] = useState(() => createMeanwhile<EntryNews>());
  const remove = (postId: string) => {
    others.remove(({ id }) => id === postId);
    onRemoved(postId);
    feed.drop(({ id }) => id === postId);
  };
  const removeFrom = (isOfPlace: (entry: FeedEntry) => boolean) => {
    others.remove(isOfPlace);
    feed.drop(isOfPlace);
  };

  const catchUp = async (signal?: AbortSignal) => {
    if (!feed.entries) return void (await feed.reload());
    const [top, oldest] = [entries[0], entries.at(-1)];
    const [answer, heard] = await meanwhile.during(() =>
      loadNewestEntries({ additions, client }, userId, { top, until: oldest, signal }),
    );
    if (signal?.aborted) return;
    const isThere = ({ id }: FeedEntry) => !heard.get(id)?.isRemoved;
    const newest = { ...answer, items: answer.items.filter(isThere) };
    const ids = new Set(newest.items.map(({ id }) => id));
    // Where only the newest of each place is known, the others may be there all the same.
    for (const entry of newest.isNewestOnly ? [] : [...waiting, ...entries])
      if (isWithinPage(newest, entry) && !ids.has(entry.id)) remove(entry.id);
    for (const entry of newest.items)
      gather(entry.id, { ...stateOf(entry), ...changeIn(heard.get(entry.id)) });
    // What was changed of comments meanwhile, their number does not say.
    for (const id of openThreads) gather(id, { areCommentsChanged: true });
    const isKnown = (entry: FeedEntry) => entries.some(({ id }) => id === entry.id);
    const since = newest.items.filter(
      (entry) => !isKnown(entry) && (!oldest || entry.createdAt >= oldest.createdAt),
    );
    const isTopReached = !top || reaches(newest, top);
    others.add(since, isTopReached ? null : newest);
    if (isTopReached && oldest && !reaches(newest, oldest)) feed.cut(newest);
    for (const entry of since) if (isOwn(entry)) gather(entry.id, { created: entry });
  };
  const askAgain = useCatchUp(catchUp);
  const clubNameOf = (clubId: string) =>
    [...entries, ...waiting]
      .map((entry) => (entry.kind === 'clubPost' && entry.club.id === clubId ? entry.club : null))
      .find((club) => club !== null)?.name;

  useHomeFeedEvents({
    clubNameOf,
    gather(postId, news) {
      meanwhile.hear(postId, news);
      gather(postId, news);
    },
    remove,
    removeFrom,
    askAgain,
    // Another server has nothing to miss, and is asked as seldom as before.
    onCatchUp: (signal) => (isTold ? catchUp(signal) : Promise.resolve()),
    isTold,
  });
  return {
    /** Posts by others that are not shown yet. */
    waiting: waiting.filter(({ id }) => !entries.some((entry) => entry.id === id)),
    take: others.take,
  };
}

/** What of an entry may have changed since it was shown. */
const stateOf = ({ kind, post }: FeedEntry): EntryNews => ({
  ...countsOf(post),
  ...(post.reaction !== undefined && { reaction: post.reaction }),
  ...(kind === 'profilePost' && {
    edited: { content: post.content, editedAt: post.editedAt ?? null },
  }),
});
