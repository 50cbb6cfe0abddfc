import { personName, type ClubDetails, type PersonSummary } from '@clubline/contract';
import { ClubAbout, ClubBanner } from '@clubline/ui';
import { rightsIn } from '../../moderation';
import { avatarOf, pictureSrcSet } from '../../platform/client';
import { useMessages } from '../../platform/messages';
import { useClubline } from '../../platform/provider';
import { useMembership } from '../clubScreen/useMembership';
import { clubSettingsMessages } from '../messages';
import { sportOf } from '../suggestions/sportWords';

interface ClubForOthersProps {
  clubId: string;
  club: ClubDetails;
  membership: 'none' | 'member';
}

/** A club for somebody who may not change it: what it is, joining or leaving, and who may. */
export function ClubForOthers({ clubId, club, membership }: ClubForOthersProps) {
  const text = useMessages(clubSettingsMessages);
  const { hrefFor } = useClubline();
  const { isPending, unsent, join, leave } = useMembership(clubId);
  const mayListMembers =
    membership === 'member' && rightsIn(club).permissions.includes('listMembers');
  const memberOf = (person: PersonSummary, role: 'owner' | 'coOwner') => ({
    id: person.id,
    name: personName(person),
    username: person.username,
    image: avatarOf(person.profilePicture),
    ...(person.username && { href: hrefFor({ to: 'profile', username: person.username }) }),
    role,
  });
  return (
    <>
      <ClubBanner
        name={club.clubName}
        image={club.clubImage}
        imageSrcSet={pictureSrcSet(club.clubImage)}
        sport={sportOf({ name: club.clubName, description: club.clubDescription })}
        memberCount={club.memberCount}
        membership={club.sanction === 'ban' ? 'unknown' : membership}
        isPending={isPending}
        unsent={unsent}
        onJoin={join}
        onLeave={leave}
      />
      <ClubAbout
        description={club.clubDescription}
        team={[
          memberOf(club.owner, 'owner'),
          ...club.coOwners.map((person) => memberOf(person, 'coOwner')),
        ].filter(({ name }) => name)}
        teamNote={text.ownersOnly}
        clubHref={hrefFor({ to: 'club', id: clubId })}
        membersHref={
          mayListMembers
            ? hrefFor({ to: 'clubSection', id: clubId, section: 'members' })
            : undefined
        }
      />
    </>
  );
}
