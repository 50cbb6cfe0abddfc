/** Refusals because of what a person is to a club. */
export const clubMessages = {
  banned: 'You have been banned from this club by its owners.',
  muted: 'You have been muted in this club by its owners. You can read and react.',
  notInvited: 'There is no invitation for you, or it has ended.',
  ownersStay: 'Owners and co-owners cannot leave their club.',
};
