import { defineMessages } from '../messages';

/** Default texts of UnsentNote; pass `labels` to replace any. */
export const unsentNoteMessages = defineMessages('unsentNote', {
  unsent: 'Not sent',
  unsentBecause: (reason: string) => `Not sent: ${reason}`,
  waiting: 'Not sent yet: it goes out once there is a connection.',
  retry: 'Try again',
  discard: 'Discard',
});
