import type { Guides } from '../guide.types';

/** What happened to a person. */
export const guides: Guides = {
  NotificationList: {
    whenToUse: ['what happened to a person, newest first'],
    whenNotToUse: ['what one just did oneself: ToastRegion', 'posts: FeedLayout'],
    anatomy: {
      Head: 'title, Mark all as read, search',
      Row: 'who did what, when, and where it leads',
      Picture: 'who did it, or their initials, with a small mark of the kind on its corner',
      Kind: 'its word beside the age, only where the sentence has not said it',
      'Unread mark': 'a dot, the word, a raised surface and bold words',
      'Mark read': 'a tick at the end of each unread row, with its name as tooltip',
      Group: 'many of one kind under a heading that folds; folded, it says how many are unread',
    },
    content: [
      'Begin with who: Ben liked your post.',
      'An age, no date: 5m ago.',
      'In another language than the page: contentLang says in which',
    ],
    roles:
      'a region named by its heading, with a list; times are time elements; loading is a ' +
      'status, a failure an alert',
    keys: 'Tab: Mark all as read, search, in each row its link and Mark read; Escape clears',
    tested: 'every state, names and callbacks in unit tests; 320 px, long words by eye',
    untested: 'where the focus goes when the last Mark read disappears is the browser’s choice',
    rightToLeft: 'The dot stands at the right, Mark read at the left.',
  },
  NotificationsScreen: {
    whenToUse: ['what happened to the current user, live'],
    whenNotToUse: ['how many are unread, on a bell: useUnreadCount'],
    anatomy: { List: 'a NotificationList; what arrives stands above without a press' },
    roles: 'those of NotificationList; a mark that could not be set is taken back with a toast',
    tested: 'a notification that arrives while others are marked',
  },
};
