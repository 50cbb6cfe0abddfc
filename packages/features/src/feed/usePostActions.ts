import { REPORT_REASONS, type ReportReason } from '@clubline/contract';
import type { MenuAction } from '@clubline/ui';
import { useState } from 'react';
import { messageOf } from '../client';
import { useMessages } from '../messages';
import { useClubline } from '../provider';
import { useCurrentUser } from '../session';
import type { ClubRights } from './clubRights';
import { feedCopy } from './copy';
import { personName } from './feed.calls';
import { moderationCalls } from './moderation.calls';
import type { FeedPost } from './useFeed';
import { useSanctions } from './useSanctions';

type Asking = 'report' | 'delete' | 'ban' | null;

/** What a member can do about somebody else's post, as far as the server lets them. */
export function usePostActions({
  clubId,
  post,
  rights,
  onDelete,
}: {
  clubId: string;
  post: FeedPost;
  rights: ClubRights;
  onDelete: () => void;
}) {
  const text = useMessages('feed', feedCopy);
  const { client, toast } = useClubline();
  const userId = useCurrentUser()?.id;
  const sanctions = useSanctions(clubId);
  const [asking, setAsking] = useState<Asking>(null);
  const [hasReported, setReported] = useState(false);
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const author = { id: post.user.id, name: personName(post.user) || text.thisMember };
  const isOthers = userId !== undefined && post.user.id !== userId;
  const mayAct = isOthers && rights.permissions.includes('moderate');
  const isReachable = mayAct && author.id !== '' && !rights.ownerIds.includes(author.id);

  const actions: MenuAction[] = [
    ...(isOthers && rights.permissions.includes('reportPosts')
      ? [
          {
            id: 'report',
            label: hasReported ? text.reported : text.report,
            isDisabled: hasReported,
          },
        ]
      : []),
    ...(mayAct ? [{ id: 'delete', label: text.deletePost, tone: 'critical' as const }] : []),
    ...(isReachable
      ? [
          { id: 'mute', label: text.mute(author.name) },
          { id: 'ban', label: text.ban(author.name), tone: 'critical' as const },
        ]
      : []),
  ];

  const report = async (reason: string) => {
    setSending(true);
    setError(null);
    try {
      await moderationCalls.report(client, post.id, reason as ReportReason);
      setReported(true);
      setAsking(null);
      toast.add({ title: text.reportSent, description: text.reportThanks, tone: 'positive' });
    } catch (failure) {
      setError(messageOf(failure, text.tryAgain));
    } finally {
      setSending(false);
    }
  };

  return {
    author,
    actions,
    onAction(id: string) {
      if (id === 'mute') void sanctions.impose('mute', author);
      else {
        setError(null);
        setAsking(id as Asking);
      }
    },
    asking,
    close: () => setAsking(null),
    report: {
      reasons: REPORT_REASONS.map((id) => ({ id, label: text.reportReasons[id] })),
      onSubmit: (reason: string) => void report(reason),
      isPending: isSending,
      ...(error && { errorMessage: error }),
    },
    confirm() {
      setAsking(null);
      if (asking === 'delete') onDelete();
      if (asking === 'ban') void sanctions.impose('ban', author);
    },
  };
}
