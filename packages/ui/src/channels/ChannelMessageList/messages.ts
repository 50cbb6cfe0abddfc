import { defineMessages } from '../../primitives/messages';
/** Default texts of ChannelMessageList; pass `labels` to replace any. */
export const channelMessageListMessages = defineMessages('channelMessageList', {
  messages: 'Messages',
  empty: 'Say something, Post something.',
  write: 'Write a message',
  loading: 'Loading messages…',
  loadingOlder: 'Loading older messages…',
  failed: 'Messages could not be loaded.',
  retry: 'Try again',
  olderFailed: 'Older messages could not be loaded.',
  sending: 'Sending…',
  unknownAuthor: 'Unknown member',
  newMessages: 'New messages',
  edited: 'edited',
  edit: 'Edit your message',
  delete: 'Delete',
  deleteBy: (name: string) => `Delete the message by ${name}`,
  deleteQuestion: 'Delete this message?',
  cancel: 'Cancel',
});
