import type { RefObject } from 'react';
import { NO_RIGHTS } from '../../moderation';
import type { KeptRows } from '../../platform/historyEntry';
import { useClubline } from '../../platform/provider';
import { PostItem, ProfilePostItem, useShare } from '../../posts';
import type { FeedEntry } from './homeFeed.calls';
import type { useHomeFeed } from './useHomeFeed';
import type { useOwnFeed } from './useOwnFeed';

interface FeedEntryItemProps {
  entry: FeedEntry;
  seen: Set<string>;
  openThreads: Set<string>;
  rowRef: KeptRows['rowRef'];
  onPatch: ReturnType<typeof useHomeFeed>['patch'] extends (id: string, fields: infer F) => void
    ? (fields: F) => void
    : never;
  isDeleting: boolean;
  onDelete: () => void;
  onShare: (clubId: string) => void;
}

/** A post of either kind, as the list it comes from shows it. */
function FeedEntryItem({
  entry,
  onPatch,
  isDeleting,
  onDelete,
  onShare,
  ...row
}: FeedEntryItemProps) {
  if (entry.kind === 'profilePost')
    return (
      <ProfilePostItem
        post={entry.post}
        rowRef={row.rowRef}
        onPatch={onPatch}
        onChangeWords={undefined}
        onDelete={undefined}
        isInFeed
      />
    );
  const { club, post } = entry;
  return (
    <PostItem
      clubId={club.id}
      clubName={club.name}
      post={post}
      rights={NO_RIGHTS}
      isDeleting={isDeleting}
      isLinked={false}
      areCommentsLinked={false}
      {...row}
      onDelete={onDelete}
      onPin={() => undefined}
      onShare={() => onShare(club.id)}
      onPatch={onPatch}
    />
  );
}

/** Shows an entry of one's own feed, in a column that takes what is shared. */
export function useEntryItem(
  { feed, marks, remove }: ReturnType<typeof useOwnFeed>,
  column: RefObject<HTMLElement | null>,
  rowRef: KeptRows['rowRef'],
) {
  const { hrefFor } = useClubline();
  const share = useShare(column);
  return (entry: FeedEntry) => (
    <FeedEntryItem
      key={entry.id}
      entry={entry}
      {...marks}
      rowRef={rowRef}
      onPatch={(fields) => feed.patch(entry.id, fields)}
      isDeleting={feed.deletingId === entry.id}
      onDelete={() => remove(entry.id)}
      onShare={(clubId) => void share(hrefFor({ to: 'club', id: clubId, post: entry.id }))}
    />
  );
}
