import { defineMessages } from '../../platform/messages';

/** What is said when a session is lost while somebody writes. */
export const sessionEndMessages = defineMessages('sessionEnd', {
  title: 'Your session ended.',
  text: 'Your text is safe.',
});
