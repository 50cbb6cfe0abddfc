import type { Guides } from '../guide.types';

/** The channels of a club. */
export const guides: Guides = {
  ChannelMessageList: {
    whenToUse: ['a conversation in a box: newest below, older ones as one scrolls up'],
    whenNotToUse: [
      'an event that is live: ChatRoom',
      'a page of posts: FeedLayout',
      'answers to a post: CommentList',
    ],
    anatomy: {
      Day: 'its name on a hairline, above its first message',
      Message: 'picture, name, time, words, pictures, reactions once there are some',
      'What can be done': 'seen while a message is pointed at, has the focus, or was held',
      'Own message': 'can be changed and deleted; says when it is not sent',
      'New messages': 'a button while one reads further up',
      'Earlier messages': 'come by themselves, or by a button',
      'Back to the newest messages': 'a button while later ones are missing below',
    },
    content: ['An edited message says so.', 'Deleting asks first.'],
    roles: 'a named log that can be focused, because it scrolls; busy while loading',
    keys: 'arrow keys and Page Up and Down scroll it; then Tab through links and buttons in it',
    tested: 'the place is kept, new messages are announced, older ones asked for',
    rightToLeft: 'Pictures of people stand at the right.',
  },
  ChannelTabLabel: {
    whenToUse: ['in the Tab of a channel: its name, and how much is unread'],
    whenNotToUse: ['a word about a thing: Badge', 'tabs of anything else: Tabs'],
    anatomy: { Name: 'of the channel', Count: 'a figure, and words for those who hear it' },
    content: ['More than 99 are 99+, for eyes and ears.'],
    roles: 'names its tab: lounge, 3 unread',
    keys: 'those of the row of tabs; it takes no focus of its own',
    tested: 'its name in unit tests',
    rightToLeft: 'The count stands at the left of the name.',
  },
  ChannelColumn: {
    whenToUse: ['around ChannelMessageList and the composer below it, where they fill the height'],
    whenNotToUse: ['a column that scrolls with the page: FeedLayout'],
    anatomy: { List: 'takes the height that is left', Composer: 'stands below, always in sight' },
    roles: 'none: it only gives room',
  },
};
