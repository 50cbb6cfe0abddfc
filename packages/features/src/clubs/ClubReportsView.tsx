import { ReportedPostList } from '@clubline/ui';
import { feedCopy, personName, relativeTime } from '../feed';
import { useClubline } from '../provider';
import { useClubReports } from './useClubReports';

/** What members have reported, for the owners to decide on. */
export function ClubReportsView({ clubId }: { clubId: string }) {
  const { clock, hrefFor } = useClubline();
  const { reports, status, retry, pendingId, keep, remove } = useClubReports(clubId);
  return (
    <ReportedPostList
      status={status}
      onRetry={retry}
      onKeep={keep}
      onRemove={remove}
      reports={reports.map(({ post, reasons }) => ({
        id: post.id,
        author: { name: personName(post.user) || feedCopy.thisMember, src: post.user.profilePicture, ...(post.user.username && { href: hrefFor({ to: 'profile', username: post.user.username }) }) },
        content: post.content,
        timeLabel: relativeTime(post.createdAt, clock.now()),
        dateTime: post.createdAt,
        reasons: reasons.map(({ reason, count }) => ({ label: feedCopy.reportReasons[reason], count })),
        isPending: pendingId === post.id,
      }))}
    />
  );
}
