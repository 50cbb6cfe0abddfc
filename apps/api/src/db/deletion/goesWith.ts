import type { GoesWith } from './deleteInSteps';

const shownBy = (of: string): GoesWith => ({
  table: 'pictureShows',
  of,
  key: ['pictureName', of],
  returned: ['pictureName'],
});

const reactionsTo = (table: 'clubPostReactions' | 'channelMessageReactions', of: string) =>
  ({ table, of, key: [of, 'userId'] }) satisfies GoesWith;

/** What goes with a post in a club, in the order in which it does. */
export const goesWithClubPost: GoesWith[] = [
  { table: 'notifications', of: 'clubPostId', returned: ['id', 'userId'] },
  { table: 'clubComments', of: 'postId', with: [{ table: 'clubComments', of: 'parentId' }] },
  reactionsTo('clubPostReactions', 'postId'),
  { table: 'postReports', of: 'postId', key: ['postId', 'reporterId'] },
  { table: 'postReportCounts', of: 'postId', key: ['postId', 'reason'] },
  shownBy('clubPostId'),
];

/** What goes with a club; first what has the club, or something in it, shown somewhere else. */
export const goesWithClub: GoesWith[] = [
  { table: 'clubMembers', of: 'clubId', key: ['clubId', 'userId'], returned: ['userId'] },
  { table: 'notifications', of: 'clubId', returned: ['id', 'userId'] },
  { table: 'coOwnerInvitations', of: 'clubId', key: ['clubId', 'userId'] },
  { table: 'clubSanctions', of: 'clubId', key: ['clubId', 'userId', 'kind'] },
  { table: 'clubPosts', of: 'clubId', with: goesWithClubPost },
  {
    table: 'clubChannels',
    of: 'clubId',
    with: [
      { table: 'channelReads', of: 'channelId', key: ['userId', 'channelId'] },
      {
        table: 'channelMessages',
        of: 'channelId',
        with: [reactionsTo('channelMessageReactions', 'messageId'), shownBy('channelMessageId')],
      },
    ],
  },
  shownBy('clubId'),
];
