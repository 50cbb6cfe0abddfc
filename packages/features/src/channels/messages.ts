import { defineMessages } from '../platform/messages';
/** Every text of a club's channels that is not the composer's own. */
export const channelsMessages = defineMessages('channels', {
  writeMessage: 'Write a message',
  writeMessagePlaceholder: 'Write a message…',
  sendMessage: 'Send message',
  deleteFailed: 'Delete failed',
  messageFailed: 'Failed to send',
  tryAgain: 'Please try again.',
});
