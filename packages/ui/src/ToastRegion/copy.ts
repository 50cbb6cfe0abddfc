/** Default texts of ToastRegion. */
export const toastRegionCopy = {
  region: 'Messages (F8)',
  dismiss: 'Dismiss',
};
