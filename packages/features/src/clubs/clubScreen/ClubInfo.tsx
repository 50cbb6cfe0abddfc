import { personName, type ClubDetails } from '@clubline/contract';
import { ClubInfoPanel, ConfirmDialog } from '@clubline/ui';
import { useClubline } from '../../platform/provider';
import { useCurrentUser } from '../../platform/session';
import { useResignation } from '../coOwnership/useResignation';

interface ClubInfoProps {
  club: ClubDetails;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** What there is to know of a club; the owner goes on to editing, a co-owner may resign. */
export function ClubInfo({ club, isOpen, onOpenChange }: ClubInfoProps) {
  const { hrefFor } = useClubline();
  const user = useCurrentUser();
  const resignation = useResignation(club.id);
  return (
    <>
      <ClubInfoPanel
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        name={club.clubName}
        description={club.clubDescription}
        ownerName={personName(club.owner)}
        {...(user &&
          club.owner.id === user.id && { editHref: hrefFor({ to: 'clubSettings', id: club.id }) })}
        {...(club.permissions?.includes('resign') && {
          onResign() {
            onOpenChange(false);
            resignation.ask();
          },
        })}
      />
      <ConfirmDialog {...resignation.dialog} />
    </>
  );
}
