import type { PersonSummary } from '@clubline/contract';
import { ClubMemberList, ConfirmDialog } from '@clubline/ui';
import { useState } from 'react';
import { feedCopy, personName, type ClubRights } from '../feed';
import { useMessages } from '../messages';
import { useClubline } from '../provider';
import { useClubMembers } from './useClubMembers';

export interface ClubMembersViewProps {
  clubId: string;
  rights: ClubRights;
}

/** Who is in a club; owners mute and ban here, and take it back. */
export function ClubMembersView({ clubId, rights }: ClubMembersViewProps) {
  const text = useMessages('feed', feedCopy);
  const { hrefFor } = useClubline();
  const isModerator = rights.permissions.includes('moderate');
  const list = useClubMembers(clubId, isModerator);
  const [banning, setBanning] = useState<{ id: string; name: string } | null>(null);
  const rowOf = (person: PersonSummary) => ({
    id: person.id,
    name: personName(person),
    username: person.username,
    src: person.profilePicture,
    ...(person.username && { href: hrefFor({ to: 'profile', username: person.username }) }),
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
        search={list.search}
        onSearchChange={list.setSearch}
        hasMore={list.hasMore}
        isLoadingMore={list.isLoadingMore}
        onLoadMore={() => void list.loadMore()}
        onAction={act}
        banned={list.banned.map(rowOf)}
        onLiftBan={(id) => void list.liftBan(id)}
      />
      <ConfirmDialog
        isOpen={banning !== null}
        onOpenChange={(isOpen) => void (isOpen || setBanning(null))}
        title={text.banQuestion(banning?.name ?? '')}
        description={text.banHint}
        confirmLabel={text.banConfirm}
        cancelLabel={text.cancel}
        tone="critical"
        onConfirm={() => {
          if (banning) void list.ban(banning.id);
          setBanning(null);
        }}
      />
    </>
  );
}
