/** Default texts of ClubFormPage. */
export const clubFormPageCopy = {
  close: 'Close',
};
