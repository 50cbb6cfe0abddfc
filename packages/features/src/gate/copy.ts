/** Default texts of the gate and the error screen. */
export const gateCopy = {
  errorTitle: 'Something went wrong.',
  retry: 'Try again',
  home: 'Back to Home',
};
