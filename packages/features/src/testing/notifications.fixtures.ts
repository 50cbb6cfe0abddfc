import { notificationTexts, formatSentence, type NotificationSentence } from '@clubline/contract';
import { fakeNotification } from './notifications.fake';

const people = [
  'Amy Lake',
  'Ben Torres',
  'Cho Park',
  'Dani Ortiz',
  'Elif Demir',
  'Farah Aziz',
  'Goran Ilic',
  'Hana Sato',
  'Ivo Kral',
  'Jo Brandt',
  'Kim Lund',
  'Leo Marsh',
];

/** One of each kind, newest first. */
export const mixed = [
  fakeNotification({
    id: 'n1',
    type: 'follow',
    content: 'Amy Lake started following you.',
    minutes: 0.7,
    link: '/profile/amy_lake',
  }),
  fakeNotification({
    id: 'n2',
    type: 'club_invite',
    content: 'Ben Torres invites you to Lakeside Riders.',
    minutes: 12,
    link: '/clubs/lakeside',
  }),
  fakeNotification({
    id: 'n3',
    type: 'comment',
    content: 'Cho Park commented on your post: “See you at the start line.”',
    minutes: 300,
    link: '/clubs/lakeside?post=p9&comments=1',
  }),
  fakeNotification({
    id: 'n4',
    type: 'reaction',
    content: 'Dani Ortiz reacted 👍 to your post.',
    minutes: 4_400,
    isRead: true,
    link: '/clubs/lakeside?post=p9',
  }),
  fakeNotification({
    id: 'n5',
    type: 'mention',
    content: 'Elif Demir mentioned you in North Stand.',
    minutes: 20_000,
    isRead: true,
  }),
];

/** Twelve new followers. */
export const follows = people.map((name, index) =>
  fakeNotification({
    id: `f${index + 1}`,
    content: `${name} started following you.`,
    minutes: index * 40,
    isRead: index > 3,
    link: `/profile/${name.toLowerCase().replace(' ', '_')}`,
  }),
);

const [actor, club, channel] = ['Amy Lake', 'نادي البحيرة', 'lounge'];
const excerpt = 'See you at the start line.';

/** One of each sentence that our server says in no language, newest first. */
export const everySentence = (
  [
    ['follow', { kind: 'followed', actor: 'نور حداد' }],
    ['invitation', { kind: 'invitedToCoOwn', actor, club }],
    ['comment', { kind: 'commented', actor, club, excerpt }],
    ['comment', { kind: 'replied', actor, club, excerpt: 'أراك عند خط البداية!' }],
    ['mention', { kind: 'mentionedInPost', actor: 'Ben Torres', club: 'North Stand', excerpt }],
    ['mention', { kind: 'mentionedInComment', actor, club, excerpt }],
    ['mention', { kind: 'mentionedInChannel', actor, channel, club, excerpt }],
    ['mention', { kind: 'mentionedInProfilePost', actor, excerpt }],
    ['mention', { kind: 'mentionedInLiveChat', actor, excerpt }],
    ['reaction', { kind: 'reactedToPost', actor, reaction: 'love', club }],
    ['reaction', { kind: 'reactedToMessage', actor, reaction: 'haha', channel, club }],
    ['reaction', { kind: 'reactedToProfilePost', actor, reaction: 'like' }],
  ] satisfies [string, NotificationSentence][]
).map(([type, sentence], index) =>
  fakeNotification({
    id: `s${index + 1}`,
    type,
    sentence,
    content: formatSentence(sentence, notificationTexts, (value) => value),
    minutes: index * 50,
    isRead: index > 2,
    link: '/clubs/lakeside',
  }),
);
