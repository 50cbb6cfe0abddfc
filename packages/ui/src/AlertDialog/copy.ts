/** Default texts of AlertDialog. */
export const alertDialogCopy = {
  close: 'OK',
};
