import type { ClubPost, ProfilePost } from '@clubline/contract';
import { useChangeable } from '../../platform/cache';
import { useMessages } from '../../platform/messages';
import { asFarAs, type Pages, useNextPage, withFirstPage, withPageAt } from '../../platform/paging';
import { useClubline } from '../../platform/provider';
import { failureToast } from '../../platform/toast';
import { useFeedDeletion } from '../../posts';
import { homeFeedMessages } from '../messages';
import { homeFeedCalls, type FeedEntry, type HomeFeed } from './homeFeed.calls';
import { withNewEntries } from './newestEntries';

/** The entry with these fields of its post. */
export const withFields = (entry: FeedEntry, fields: Partial<ClubPost & ProfilePost>): FeedEntry =>
  ({ ...entry, post: { ...entry.post, ...fields } }) as FeedEntry;

/** What one's clubs and the people one follows wrote, newest first. */
export function useHomeFeed(userId: string) {
  const { additions, client, toast } = useClubline();
  const text = useMessages(homeFeedMessages);
  const server = { additions, client };
  const answer = useChangeable<HomeFeed>(
    `homeFeed:${userId}`,
    () => homeFeedCalls.load(server, userId),
    (fresh, known) => ({ ...fresh, ...withFirstPage(known, fresh) }),
  );
  const { data, error } = answer;
  const changeItems = (apply: (items: FeedEntry[]) => FeedEntry[]) =>
    answer.change((known) => ({ ...known, items: apply(known.items) }));
  const clubIdOf = (postId: string) => {
    const entry = data?.items.find(({ id }) => id === postId);
    return entry?.kind === 'clubPost' ? entry.club.id : '';
  };
  const deletion = useFeedDeletion(userId, clubIdOf, (postId) =>
    changeItems((items) => items.filter(({ id }) => id !== postId)),
  );
  const older = useNextPage(data?.nextCursor, async (cursor) => {
    try {
      await answer.addPart(
        () => homeFeedCalls.load(server, userId, cursor),
        (known, page) => withPageAt(known, page, cursor),
      );
    } catch (failure) {
      toast.add(failureToast(text.loadFailed, failure, text.tryAgain));
      throw failure;
    }
  });
  return {
    entries: data?.items,
    isNewestOnly: data?.isNewestOnly === true,
    isPartMissing: data?.isPartMissing === true,
    /** As in `Pages`. */
    cutAt: data?.cutAt,
    error: data ? null : (error ?? null),
    retry: () => void answer.reload(),
    /** Asks for the feed again; rejects when that fails. */
    reload: answer.catchUp,
    older,
    /** Keeps a post right after a reaction or a comment. */
    patch(id: string, fields: Partial<ClubPost & ProfilePost>): void {
      const isKnown = data?.items.some((entry) => entry.id === id);
      const change = isKnown ? answer.change : answer.changeUnderWay;
      change((known) => ({
        ...known,
        items: known.items.map((entry) => (entry.id === id ? withFields(entry, fields) : entry)),
      }));
    },
    /** Gives up what is further down than a newer answer reaches; it leads on from there. */
    cut: (newest: Pages<FeedEntry>) => answer.change((known) => asFarAs(known, newest)),
    /** The club that a post is of; '' for posts of people, and such as are not known. */
    clubIdOf,
    /** Takes entries out that are gone. */
    drop: (isGone: (entry: FeedEntry) => boolean) =>
      changeItems((items) => items.filter((entry) => !isGone(entry))),
    /** Puts entries where they belong, as `withNewEntries`. */
    add: (entries: readonly FeedEntry[], newest: Pages<FeedEntry> | null) =>
      answer.change((known) => withNewEntries(known, entries, newest, userId)),
    /** Deletes one's own posts in clubs; one stays where that fails. */
    ...deletion,
  };
}
