/** Default texts of Dialog. */
export const dialogCopy = {
  close: 'Close',
};
