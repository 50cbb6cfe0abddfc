/** Default texts of ErrorState. */
export const errorStateCopy = {
  retry: 'Try again',
};
