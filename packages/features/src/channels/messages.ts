import { defineMessages } from '../platform/messages';
/** Every text of a club's channels that is not the composer's own. */
export const channelsMessages = defineMessages('channels', {
  writeMessage: 'Write a message',
  writeMessagePlaceholder: 'Write a message…',
  sendMessage: 'Send message',
  editing: 'Editing your message',
  editMessage: 'Edit your message',
  saveMessage: 'Save message',
  changeFailed: 'The message could not be changed',
  deleteFailed: 'Delete failed',
  messageFailed: 'Failed to send',
  messageGone: 'The message this link led to is no longer here.',
  messageSought: 'Looking for the message this link led to…',
  messageFar: 'The message this link led to is further back. Scroll up to go on looking.',
  tryAgain: 'Please try again.',
  notSent: (reason: string) => `Not sent: ${reason}`,
});
