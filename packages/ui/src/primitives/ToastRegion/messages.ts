import { defineMessages } from '../messages';
/** Default texts of ToastRegion. */
export const toastRegionMessages = defineMessages('toastRegion', {
  region: 'Messages (F8)',
  dismiss: 'Dismiss',
});
