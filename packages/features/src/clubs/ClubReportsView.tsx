import { ConfirmDialog, ReportedPostList } from '@clubline/ui';
import { useState } from 'react';
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
  const [asking, setAsking] = useState<{ id: string; author: string } | null>(null);
  const now = useNow(reports.map(({ post }) => post.createdAt));
  const authorOf = (id: string) => {
    const found = reports.find(({ post }) => post.id === id);
    return (found && personName(found.post.user)) || text.thisMember;
  };
  return (
    <>
      <ReportedPostList
        status={status}
        onRetry={retry}
        onKeep={keep}
        onRemove={(id) => setAsking({ id, author: authorOf(id) })}
        reports={reports.map(({ post, reasons }) => ({
          id: post.id,
          author: {
            name: authorOf(post.id),
            src: post.user.profilePicture,
            ...(post.user.username && {
              href: hrefFor({ to: 'profile', username: post.user.username }),
            }),
          },
          content: post.content,
          mediaUrls: post.mediaUrls,
          ...(post.mediaAlts && { mediaAlts: post.mediaAlts }),
          timeLabel: relativeTime(post.createdAt, now, times),
          dateTime: post.createdAt,
          reasons: reasons.map(({ reason, count }) => ({
            label: text.reportReasons[reason],
            count,
          })),
          isPending: pendingId === post.id,
        }))}
      />
      <ConfirmDialog
        isOpen={asking !== null}
        onOpenChange={(isOpen) => void (isOpen || setAsking(null))}
        title={text.deletePostQuestion(asking?.author ?? '')}
        description={text.deletePostHint}
        confirmLabel={text.deletePost}
        cancelLabel={text.cancel}
        tone="critical"
        onConfirm={() => {
          if (asking) remove(asking.id);
          setAsking(null);
        }}
      />
    </>
  );
}
