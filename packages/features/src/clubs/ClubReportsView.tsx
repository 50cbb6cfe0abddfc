import { ReportedPostList } from '@clubline/ui';
import { feedCopy, feedTimeCopy, personName, relativeTime, useNow } from '../feed';
import { useMessages } from '../messages';
import { useClubline } from '../provider';
import { useClubReports } from './useClubReports';

/** What members have reported, for the owners to decide on. */
export function ClubReportsView({ clubId }: { clubId: string }) {
  const text = useMessages('feed', feedCopy);
  const times = useMessages('feedTime', feedTimeCopy);
  const { hrefFor } = useClubline();
  const { reports, status, retry, pendingId, keep, remove } = useClubReports(clubId);
  const now = useNow(reports.map(({ post }) => post.createdAt));
  return (
    <ReportedPostList
      status={status}
      onRetry={retry}
      onKeep={keep}
      onRemove={remove}
      reports={reports.map(({ post, reasons }) => ({
        id: post.id,
        author: { name: personName(post.user) || text.thisMember, src: post.user.profilePicture, ...(post.user.username && { href: hrefFor({ to: 'profile', username: post.user.username }) }) },
        content: post.content,
        timeLabel: relativeTime(post.createdAt, now, times),
        dateTime: post.createdAt,
        reasons: reasons.map(({ reason, count }) => ({ label: text.reportReasons[reason], count })),
        isPending: pendingId === post.id,
      }))}
    />
  );
}
