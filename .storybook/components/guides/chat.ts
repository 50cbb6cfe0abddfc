import type { Guides } from '../guide.types';

/** Live rooms. */
export const guides: Guides = {
  ChatRoom: {
    whenToUse: ['talk beside something that happens now, by many people at once'],
    whenNotToUse: ['a club’s lasting talk: ChannelMessageList', 'answers to a post: CommentList'],
    anatomy: {
      Head: 'title, connection, what is read aloud, the way out',
      Day: 'a heading over the messages of one day',
      'Unread line': 'above the first message that came while one was away',
      'New messages': 'a button with a count while one reads back',
      Field: 'says from 200 characters before the limit how many are left; nothing is cut',
      'Own message': 'sending, sent, not sent with a way to send it again',
    },
    content: [
      'A connection is said in a sentence, with what becomes of what is written.',
      'Who may not write reads why, in place of the field.',
    ],
    roles:
      'a section with a focusable region of messages, a list for each day; a polite log reads ' +
      'new ones, one sentence in two seconds at most; connection changes are a status',
    keys: 'Enter sends, Shift and Enter starts a line; in an input method Enter sends nothing',
    tested: 'keyboard in a browser; five thousand messages; the place while older ones come',
    rightToLeft: 'Own messages and pictures change sides; each text keeps its own direction.',
  },
  ChatDock: {
    whenToUse: ['a live room that stays while people go from page to page'],
    whenNotToUse: ['a room that is the page: ChatRoom', 'a task: Dialog'],
    anatomy: {
      Dock: 'beside the page on wide windows',
      Sheet: 'over the page on narrower ones',
      Button: 'opens what was put away, with the number of unread messages',
      Leave: 'beside the button',
    },
    content: ['The name of the button says how much is unread, not only the figure.'],
    roles: 'complementary beside the page, a modal dialog over it; people after @ are a listbox',
    keys: 'in a sheet Escape puts it away and Tab stays inside; the focus comes back',
    tested: 'keyboard in a browser',
    untested: 'above the keyboard of a real phone',
    rightToLeft: 'It stands at the left edge.',
  },
  ChatRoomContainer: {
    whenToUse: ['a live room by its id, inside ClublineProvider'],
    whenNotToUse: ['on a page of somebody else: LiveChat', 'messages of your own: ChatRoom'],
    anatomy: {
      Room: 'a ChatRoom that connects, catches up and sends by itself',
    },
    roles: 'those of ChatRoom',
    tested: 'lost, doubled, late and reordered messages by played networks',
  },
  LiveChat: {
    whenToUse: ['a live room on a page of your own, with React'],
    whenNotToUse: [
      'inside the product: ChatRoomContainer',
      'a page without React: the element clubline-chat',
    ],
    anatomy: {
      Room: 'a ChatRoom; people read without an account',
      'Sign in': 'a button where the page gives a way to sign in',
    },
    content: ['`title` is the event’s name; everything else has texts in each language.'],
    roles: 'those of ChatRoom',
    tested: 'signing in and writing by keyboard; each failure and its code',
  },
};
