/** Refusals because of what the owners of a club decided about a person. */
export const clubMessages = {
  banned: 'You have been banned from this club by its owners.',
  muted: 'You have been muted in this club by its owners. You can read and react.',
};
