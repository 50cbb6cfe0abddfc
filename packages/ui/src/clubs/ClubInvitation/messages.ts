import { defineMessages } from '../../primitives/messages';
/** Default texts of ClubInvitation; pass `labels` to replace any. */
export const clubInvitationMessages = defineMessages('clubInvitation', {
  label: 'Invitation',
  invitedBy: (name: string) => `${name} has invited you to be a co-owner of this club`,
  invited: 'You have been invited to be a co-owner of this club',
  meaning: 'Co-owners edit the club and keep it in order.',
  until: (date: string) => `Open until ${date}.`,
  accept: 'Accept',
  accepting: 'Accepting…',
  decline: 'Decline',
  declining: 'Declining…',
  accepted: 'You are a co-owner of this club now',
  declined: 'You have declined the invitation',
  ended: 'This invitation has ended',
});
