import { notificationTexts } from '@clubline/contract';
import { defineMessages } from '../platform/messages';

/** What notifications say, of servers that send it in no language. */
export const notificationSentenceMessages = defineMessages(
  'notificationSentence',
  notificationTexts,
);

/** Toasts of the notifications; the words of the list are `notificationListMessages.texts`. */
export const notificationToastMessages = defineMessages('notificationToast', {
  allMarked: 'All caught up',
  allMarkedText: 'All notifications marked as read.',
  markAllFailed: 'Couldn’t mark all as read',
  markAllFailedText: 'Please try again.',
  markFailed: 'Couldn’t update notification',
  loadMoreFailed: 'Couldn’t load notifications.',
  serverError: 'Server error',
});
