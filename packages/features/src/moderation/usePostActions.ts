import { type ClubPost, personName } from '@clubline/contract';
import type { MenuAction } from '@clubline/ui';
import { useState } from 'react';
import { useMessages } from '../platform/messages';
import { useCurrentUser } from '../platform/session';
import type { ClubRights } from './clubRights';
import { moderationMessages } from './messages';
import { usePostReport } from './usePostReport';
import { useSanctions } from './useSanctions';

type Asking = 'report' | 'delete' | 'ban' | null;

/** What a member can do about a post besides its author, as far as the server lets them. */
export function usePostActions({
  clubId,
  post,
  rights,
  onDelete,
  onPin,
}: {
  clubId: string;
  post: Pick<ClubPost, 'id' | 'user'> & { isPinned?: boolean };
  rights: ClubRights;
  onDelete: () => void;
  /** Called with whether the post is to be pinned. */
  onPin: (isPinned: boolean) => void;
}) {
  const text = useMessages(moderationMessages);
  const userId = useCurrentUser()?.id;
  const sanctions = useSanctions(clubId);
  const [asking, setAsking] = useState<Asking>(null);
  const report = usePostReport(post.id, () => setAsking(null));
  const author = { id: post.user.id, name: personName(post.user) || text.thisMember };
  const isOthers = userId !== undefined && post.user.id !== userId;
  const mayAct = isOthers && rights.permissions.includes('moderate');
  const isReachable = mayAct && author.id !== '' && !rights.ownerIds.includes(author.id);

  const { isPinned = false } = post;

  const actions: MenuAction[] = [
    ...(rights.permissions.includes('pinPosts')
      ? [{ id: 'pin', label: isPinned ? text.unpinPost : text.pinPost }]
      : []),
    ...(isOthers && rights.permissions.includes('reportPosts')
      ? [
          {
            id: 'report',
            label: report.hasReported ? text.reported : text.report,
            isDisabled: report.hasReported,
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

  return {
    author,
    actions,
    onAction(id: string) {
      if (id === 'pin') onPin(!isPinned);
      else if (id === 'mute') void sanctions.impose('mute', author);
      else {
        report.forgetRefusal();
        setAsking(id as Asking);
      }
    },
    asking,
    close: () => setAsking(null),
    report: report.dialog,
    confirm() {
      if (asking === 'delete') onDelete();
      if (asking === 'ban') void sanctions.impose('ban', author);
    },
  };
}
