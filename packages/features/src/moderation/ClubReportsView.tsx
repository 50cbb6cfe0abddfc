import { personName } from '@clubline/contract';
import { Button, CutNote, LoadMoreRow, ReportedPostList } from '@clubline/ui';
import { useRef, useState } from 'react';
import { authorOf, pictureSrcSet } from '../platform/client';
import { feedAgeMessages, formatAge, useNow } from '../platform/dates';
import { useKeptPages } from '../platform/historyEntry';
import { useMessages } from '../platform/messages';
import { useAutoNextPage } from '../platform/paging';
import { useClubline } from '../platform/provider';
import { moderationMessages } from './messages';
import { ModerationQuestion } from './ModerationQuestion';
import { useClubReports } from './useClubReports';

/** What members have reported, for the owners to decide on. */
export function ClubReportsView({ clubId }: { clubId: string }) {
  const text = useMessages(moderationMessages);
  const times = useMessages(feedAgeMessages);
  const { hrefFor } = useClubline();
  const { reports, older, cutAt, status, retry, pendingId, keep, remove } = useClubReports(clubId);
  const box = useRef<HTMLElement>(null);
  const { rowRef } = useKeptPages({
    list: `reports_${clubId}`,
    box,
    shown: reports.length,
    older,
  });
  const [asking, setAsking] = useState<{ id: string; author: string } | null>(null);
  const now = useNow(
    reports.map(({ post }) => post.createdAt),
    times,
  );
  const nameOfAuthor = (id: string) => {
    const found = reports.find(({ post }) => post.id === id);
    return (found && personName(found.post.user)) || text.thisMember;
  };
  // What is decided goes: there may be more of them behind the last one.
  const isBare = status === 'ready' && reports.length === 0 && older.hasMore;
  useAutoNextPage(isBare, older);
  const isBrokenOff = isBare && older.status === 'error';
  return (
    <>
      <ReportedPostList
        ref={box}
        rowRef={rowRef}
        status={isBrokenOff ? 'error' : isBare ? 'loading' : status}
        onRetry={isBrokenOff ? () => void older.load() : retry}
        onKeep={keep}
        onRemove={(id) => setAsking({ id, author: nameOfAuthor(id) })}
        reports={reports.map(({ post, reasons }) => ({
          id: post.id,
          author: {
            ...authorOf(post.user, (username) => hrefFor({ to: 'profile', username })),
            name: nameOfAuthor(post.id),
          },
          content: post.content,
          mediaUrls: post.mediaUrls,
          mediaSrcSets: post.mediaUrls.map(pictureSrcSet),
          ...(post.mediaAlts && { mediaAlts: post.mediaAlts }),
          timeLabel: formatAge(post.createdAt, now, times),
          dateTime: post.createdAt,
          reasons: reasons.map(({ reason, count }) => ({
            label: text.reportReasons[reason],
            count,
          })),
          isPending: pendingId === post.id,
        }))}
      />
      {older.hasMore && !isBare && (
        <LoadMoreRow>
          <Button isPending={older.status === 'loading'} onPress={() => void older.load()}>
            {text.loadMore}
          </Button>
        </LoadMoreRow>
      )}
      <CutNote cutAt={cutAt} />
      <ModerationQuestion
        about="deletePost"
        name={asking?.author}
        onClose={() => setAsking(null)}
        onConfirm={() => asking && remove(asking.id)}
      />
    </>
  );
}
