import { defineMessages } from '../../primitives/messages';
/** Default texts of ClubFormPage. */
export const clubFormPageMessages = defineMessages('clubFormPage', {
  close: 'Close',
});
