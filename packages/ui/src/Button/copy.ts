/** Default texts of Button. */
export const buttonCopy = {
  pending: 'Working…',
};
