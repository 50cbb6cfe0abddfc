import { defineMessages } from '../../primitives/messages';

/** Every text around a live room that is not the room’s own. */
export const chatDockMessages = defineMessages('chatDock', {
  open: 'Live chat',
  openUnread: (count: number) =>
    count === 1
      ? 'Live chat, 1 unread message'
      : `Live chat, ${count.toLocaleString('en-GB')} unread messages`,
  leave: 'Leave the live chat',
});
