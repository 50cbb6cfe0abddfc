import { type PersonSummary, personName } from '@clubline/contract';
import { ClubMemberList } from '@clubline/ui';
import { useState } from 'react';
import { authorOf } from '../platform/client';
import { useMessages } from '../platform/messages';
import { useClubline } from '../platform/provider';
import type { ClubRights } from './clubRights';
import { moderationMessages } from './messages';
import { ModerationQuestion } from './ModerationQuestion';
import { useClubMembers } from './useClubMembers';

export interface ClubMembersViewProps {
  clubId: string;
  rights: ClubRights;
}

/** Who is in a club; owners mute and ban here, and take it back. */
export function ClubMembersView({ clubId, rights }: ClubMembersViewProps) {
  const text = useMessages(moderationMessages);
  const { hrefFor } = useClubline();
  const isModerator = rights.permissions.includes('moderate');
  const list = useClubMembers(clubId, isModerator);
  const [banning, setBanning] = useState<{ id: string; name: string } | null>(null);
  const rowOf = (person: PersonSummary) => ({
    id: person.id,
    username: person.username,
    ...authorOf(person, (username) => hrefFor({ to: 'profile', username })),
  });
  const rows = list.members.map((member) => ({
    ...rowOf(member),
    role: member.role,
    isMuted: member.isMuted,
    ...(isModerator &&
      member.role === 'member' && {
        actions: [
          {
            id: member.isMuted ? 'unmute' : 'mute',
            label: (member.isMuted ? text.unmute : text.mute)(personName(member)),
          },
          { id: 'ban', label: text.ban(personName(member)), tone: 'critical' as const },
        ],
      }),
  }));
  const act = (id: string, action: string) => {
    if (action === 'ban') setBanning({ id, name: rows.find((row) => row.id === id)?.name ?? '' });
    else void list.setMuted(id, action === 'mute');
  };
  return (
    <>
      <ClubMemberList
        members={rows}
        status={list.status}
        onRetry={list.retry}
        query={list.search}
        onQueryChange={list.setSearch}
        hasMore={list.hasMore}
        isLoadingMore={list.isLoadingMore}
        onLoadMore={() => void list.loadMore()}
        onAction={act}
        banned={list.banned.map(rowOf)}
        onLiftBan={(id) => void list.liftBan(id)}
      />
      <ModerationQuestion
        about="ban"
        name={banning?.name}
        onClose={() => setBanning(null)}
        onConfirm={() => banning && void list.ban(banning.id)}
      />
    </>
  );
}
