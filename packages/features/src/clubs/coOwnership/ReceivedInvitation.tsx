import { personName, type ClubDetails } from '@clubline/contract';
import { ClubInvitation } from '@clubline/ui';
import { useMessages } from '../../platform/messages';
import { coOwnershipMessages } from '../messages';
import { useInvitation } from './useInvitation';

/** The viewer's invitation to be a co-owner, where there is one, and what came of it. */
export function ReceivedInvitation({ club }: { club: ClubDetails }) {
  const text = useMessages(coOwnershipMessages);
  const { answer, accept, decline } = useInvitation(club);
  const invitation = club.coOwnerInvitation;
  if (!invitation && answer === 'open') return null;
  const inviterName = invitation ? personName(invitation.invitedBy) : '';
  const expires = new Date(invitation?.expiresAt ?? NaN);
  return (
    <ClubInvitation
      answer={answer}
      onAccept={accept}
      onDecline={decline}
      {...(inviterName && { inviterName })}
      {...(!Number.isNaN(expires.getTime()) && { expiresLabel: text.date(expires) })}
    />
  );
}
