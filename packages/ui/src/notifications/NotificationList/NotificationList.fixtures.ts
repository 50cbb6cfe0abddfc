import { portrait } from '../../primitives/Avatar/Avatar.fixtures';
import type { NotificationItem } from './NotificationRow';

// Seen from 2025-10-08T18:00:00.000Z.
export const notifications: readonly NotificationItem[] = [
  {
    id: 'n1',
    type: 'follow',
    content: 'Amy Lake started following you.',
    isRead: false,
    image: portrait('#1E6F72', '#22D3C8'),
    dateTime: '2025-10-08T17:59:20.000Z',
    timeLabel: '40s ago',
    href: '/profile/amy_lake',
  },
  {
    id: 'n2',
    type: 'club_invite',
    content: 'Ben Torres invites you to Lakeside Riders.',
    actorName: 'Ben Torres',
    isRead: false,
    image: null,
    dateTime: '2025-10-08T17:48:00.000Z',
    timeLabel: '12m ago',
    href: '/clubs/lakeside',
  },
  {
    id: 'n3',
    type: 'comment',
    content: 'Cho Park commented on your post: “See you at the start line.”',
    isRead: false,
    image: portrait('#7A4AD6', '#F2C14E'),
    dateTime: '2025-10-08T13:00:00.000Z',
    timeLabel: '5h ago',
  },
  {
    id: 'n4',
    type: 'reaction',
    content: 'Dani Ortiz reacted to your post.',
    actorName: 'Dani Ortiz',
    isTypeSaid: true,
    isRead: true,
    image: null,
    dateTime: '2025-10-05T18:00:00.000Z',
    timeLabel: '3d ago',
  },
  {
    id: 'n5',
    type: 'mention',
    content: 'Elif Demir mentioned you in North Stand.',
    isRead: true,
    image: portrait('#96541F', '#FF8A80'),
    dateTime: '2025-09-20T09:30:00.000Z',
    timeLabel: '20/09/2025',
    href: '/clubs/north-stand',
  },
];

export const follows: readonly NotificationItem[] = [
  {
    id: 'f1',
    type: 'follow',
    content: 'Amy Lake started following you.',
    isRead: false,
    image: portrait('#1E6F72', '#22D3C8'),
    dateTime: '2025-10-08T17:59:20.000Z',
    timeLabel: '40s ago',
    href: '/profile/amy_lake',
  },
  {
    id: 'f2',
    type: 'follow',
    content: 'Ben Torres started following you.',
    actorName: 'Ben Torres',
    isRead: false,
    image: null,
    dateTime: '2025-10-08T17:40:00.000Z',
    timeLabel: '20m ago',
    href: '/profile/ben_torres',
  },
  {
    id: 'f3',
    type: 'follow',
    content: 'Cho Park started following you.',
    actorName: 'Cho Park',
    isRead: true,
    image: null,
    dateTime: '2025-10-08T17:00:00.000Z',
    timeLabel: '1h ago',
    href: '/profile/cho_park',
  },
  ...notifications.slice(2),
];

export const allRead = notifications.map((item) => ({ ...item, isRead: true }));

export const longNotifications: readonly NotificationItem[] = [
  {
    id: 'l1',
    type: 'a_type_that_nobody_has_heard_of_before_and_that_is_rather_long',
    content:
      'Maximiliana-Alexandra Konstantinopoulou-Fernández commented on your post in The ' +
      'Extraordinarily Long-Named Supporters Association of the Northern Counties: ' +
      'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft.',
    isRead: false,
    image: null,
    dateTime: '2025-10-08T17:00:00.000Z',
    timeLabel: '1h ago',
    href: '/clubs/long',
  },
];

/** As a server says it that knows English alone. */
export const otherLanguageNotifications: readonly NotificationItem[] = notifications.map(
  (item) => ({ ...item, contentLang: 'en' }),
);

export const rightToLeftNotifications: readonly NotificationItem[] = [
  {
    id: 'r1',
    type: 'follow',
    content: 'متابعة جديدة لك من \u2068Amy Lake\u2069.',
    actorName: 'Amy Lake',
    isTypeSaid: true,
    isRead: false,
    image: null,
    dateTime: '2025-10-08T17:00:00.000Z',
    timeLabel: 'قبل ساعة',
    href: '/profile/amy_lake',
  },
  {
    id: 'r2',
    type: 'comment',
    content: 'تعليق من \u2068عمر صالح\u2069 على منشورك في \u2068North Stand\u2069: «مرحى»',
    isRead: true,
    image: null,
    dateTime: '2025-10-07T17:00:00.000Z',
    timeLabel: 'قبل يوم',
  },
];
