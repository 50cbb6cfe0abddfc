import { type ClubMember, type PersonSummary, personName } from '@clubline/contract';
import { ClubMemberList, Icon, type MenuAction } from '@clubline/ui';
import { useRef, useState, type ReactNode } from 'react';
import { authorOf } from '../platform/client';
import { useKeptPages } from '../platform/historyEntry';
import { useMessages } from '../platform/messages';
import { useClubline } from '../platform/provider';
import type { ClubRights } from './clubRights';
import { moderationMessages } from './messages';
import { ModerationQuestion } from './ModerationQuestion';
import { useClubMembers } from './useClubMembers';
import { useCoOwners } from './useCoOwners';

export interface ClubMembersViewProps {
  clubId: string;
  rights: ClubRights;
  /** Called when somebody may have become, or be no more, a co-owner. */
  onOwnersChange: () => void;
  /** The words that are searched for, as the address names them. @default '' */
  query?: string | undefined;
  /** Draws what stands in a member's row, such as a button to follow them. */
  renderAction?: (member: ClubMember) => ReactNode;
}

/** Who is in a club; owners mute and ban here, decide about co-owners, and take it back. */
export function ClubMembersView({
  clubId,
  rights,
  onOwnersChange,
  query = '',
  renderAction,
}: ClubMembersViewProps) {
  const { hrefFor } = useClubline();
  const list = useClubMembers(clubId, {
    isModerator: rights.permissions.includes('moderate'),
    query,
  });
  const box = useRef<HTMLDivElement>(null);
  const rows = useKeptPages({
    list: `members_${clubId}`,
    box,
    shown: list.members.length,
    older: list.older,
  });
  const coOwners = useCoOwners(clubId, rights.permissions.includes('manageCoOwners'));
  const { act, withdraw, question } = useMemberDecisions(list, coOwners, onOwnersChange);
  const actionsFor = useMemberActions(rights, coOwners.invited);
  const rowOf = (person: PersonSummary) => ({
    id: person.id,
    username: person.username,
    ...authorOf(person, (username) => hrefFor({ to: 'profile', username })),
  });
  return (
    <>
      <ClubMemberList
        ref={box}
        members={list.members.map((member) => ({
          ...rowOf(member),
          role: member.role,
          isMuted: member.isMuted,
          actions: actionsFor(member),
        }))}
        status={list.status}
        onRetry={list.retry}
        query={list.search}
        onQueryChange={list.setSearch}
        hasMore={list.older.hasMore}
        cutAt={list.cutAt}
        isLoadingMore={list.older.status === 'loading'}
        onLoadMore={() => void list.older.load()}
        keptId={rows.anchorId ?? undefined}
        rowRef={rows.rowRef}
        {...(renderAction && {
          renderAction: ({ id }: { id: string }) => {
            const member = list.members.find((one) => one.id === id);
            return member && renderAction(member);
          },
        })}
        onAction={act}
        invited={coOwners.invited.map(rowOf)}
        invitedStatus={coOwners.status}
        onRetryInvited={coOwners.retry}
        onWithdraw={(id) => void withdraw(id)}
        banned={list.bans.people.map(rowOf)}
        bannedStatus={list.bans.status}
        onRetryBanned={list.bans.retry}
        hasMoreBanned={list.bans.older.hasMore}
        isLoadingMoreBanned={list.bans.older.status === 'loading'}
        onLoadMoreBanned={() => void list.bans.older.load()}
        bannedCutAt={list.bans.cutAt}
        onLiftBan={(id) => void list.liftBan(id)}
      />
      <ModerationQuestion {...question} />
    </>
  );
}

/** What becomes of a member, some of it after a question. */
function useMemberDecisions(
  list: ReturnType<typeof useClubMembers>,
  coOwners: ReturnType<typeof useCoOwners>,
  onOwnersChange: () => void,
) {
  const [asking, setAsking] = useState<'ban' | 'removeCoOwner'>('ban');
  const [target, setTarget] = useState<PersonSummary | null>(null);
  const personOf = (id: string) =>
    [...list.members, ...coOwners.invited].find((one) => one.id === id) ?? null;
  const named = (id: string) => {
    const person = personOf(id);
    return { id, name: person ? personName(person) : '' };
  };
  const withdraw = async (id: string) => {
    if (await coOwners.withdraw(named(id))) return;
    // They may have accepted just before.
    list.retry();
    onOwnersChange();
  };
  const removeCoOwner = async (person: PersonSummary) => {
    if (await coOwners.remove({ id: person.id, name: personName(person) }))
      list.setRole(person.id, 'member');
    else list.retry();
    onOwnersChange();
  };
  const act = (id: string, action: string) => {
    if (action === 'mute' || action === 'unmute') void list.setMuted(id, action === 'mute');
    else if (action === 'inviteCoOwner') void coOwners.invite(named(id));
    else {
      setAsking(action === 'ban' ? 'ban' : 'removeCoOwner');
      setTarget(personOf(id));
    }
  };
  return {
    act,
    withdraw,
    question: {
      about: asking,
      name: target ? personName(target) : undefined,
      onClose: () => setTarget(null),
      onConfirm: () => target && void (asking === 'ban' ? list.ban(target) : removeCoOwner(target)),
    },
  };
}

/** What the viewer can do about each member. */
function useMemberActions({ permissions }: ClubRights, invited: readonly PersonSummary[]) {
  const text = useMessages(moderationMessages);
  const isManager = permissions.includes('manageCoOwners');
  return (member: ClubMember): MenuAction[] => {
    const name = personName(member);
    if (member.role === 'coOwner' && isManager)
      return [
        {
          id: 'removeCoOwner',
          label: text.removeCoOwner(name),
          icon: <Icon name="user" />,
          tone: 'critical',
        },
      ];
    if (member.role !== 'member' || !permissions.includes('moderate')) return [];
    const canInvite =
      isManager && !member.isMuted && !invited.some((person) => person.id === member.id);
    return [
      ...(canInvite
        ? [
            {
              id: 'inviteCoOwner',
              label: text.inviteCoOwner(name),
              icon: <Icon name="users" />,
            },
          ]
        : []),
      {
        id: member.isMuted ? 'unmute' : 'mute',
        label: (member.isMuted ? text.unmute : text.mute)(name),
        icon: <Icon name="mute" />,
      },
      { id: 'ban', label: text.ban(name), icon: <Icon name="ban" />, tone: 'critical' },
    ];
  };
}
