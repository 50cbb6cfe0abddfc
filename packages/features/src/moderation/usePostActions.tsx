import { type ClubPost, personName } from '@clubline/contract';
import { Icon, type IconName, type MenuAction } from '@clubline/ui';
import { useState } from 'react';
import { useMessages } from '../platform/messages';
import { useCurrentUser } from '../platform/session';
import type { ClubRights } from './clubRights';
import { moderationMessages } from './messages';
import { usePostReport } from './usePostReport';
import { useSanctions } from './useSanctions';

type Asking = 'report' | 'delete' | 'ban' | null;

const icons = {
  pin: 'pin',
  report: 'flag',
  delete: 'trash',
  mute: 'mute',
  ban: 'ban',
} as const satisfies Record<string, IconName>;

const actionOf = (id: keyof typeof icons, label: string): MenuAction => ({
  id,
  label,
  icon: <Icon name={icons[id]} />,
});

const criticalOf = (id: keyof typeof icons, label: string): MenuAction => ({
  ...actionOf(id, label),
  tone: 'critical',
});

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
      ? [actionOf('pin', isPinned ? text.unpinPost : text.pinPost)]
      : []),
    ...(isOthers && rights.permissions.includes('reportPosts')
      ? [
          {
            ...actionOf('report', report.hasReported ? text.reported : text.report),
            isDisabled: report.hasReported,
          },
        ]
      : []),
    ...(mayAct ? [criticalOf('delete', text.deletePost)] : []),
    ...(isReachable
      ? [actionOf('mute', text.mute(author.name)), criticalOf('ban', text.ban(author.name))]
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
