import { defineMessages } from '../../primitives/messages';
/** Default texts of PageProgress; pass `labels` to replace any. */
export const pageProgressMessages = defineMessages('pageProgress', {
  label: 'Loading the next page',
});
