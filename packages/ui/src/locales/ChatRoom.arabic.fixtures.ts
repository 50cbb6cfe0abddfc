import type { ChatRoomMessage } from '../embeds/ChatRoom/chat.types';

/** A talk in two scripts; own messages in each state. */
export const arabicConversation: ChatRoomMessage[] = [
  {
    id: 'a1',
    userId: 'u-layla',
    username: 'ليلى',
    text: 'الماء هادئ كالزجاج هذا الصباح.',
    sentAt: '2025-10-07T16:58:00.000Z',
  },
  {
    id: 'a2',
    userId: 'u-kai',
    username: 'kai_hydro',
    text: 'Boat 7 leads, @نورة called it.',
    sentAt: '2025-10-08T17:31:00.000Z',
  },
  {
    id: 'a3',
    userId: 'u-salem',
    username: 'سالم_12',
    text: 'القارب X12 في المركز 3 بعد الجولة 2!',
    sentAt: '2025-10-08T17:31:40.000Z',
  },
  {
    id: 'a4',
    userId: 'u-noura',
    username: 'نورة',
    text: 'قلت لكم 😄',
    sentAt: '2025-10-08T17:32:05.000Z',
    state: 'sent',
  },
  {
    id: 'a5',
    userId: 'u-noura',
    username: 'نورة',
    text: 'هل يُعاد السباق غدًا؟',
    sentAt: '2025-10-08T17:33:05.000Z',
    state: 'waiting',
  },
  {
    id: 'a6',
    userId: 'u-noura',
    username: 'نورة',
    text: 'See you at the dock',
    sentAt: '2025-10-08T17:34:05.000Z',
    state: 'failed',
    note: 'أنت تكتب بسرعة كبيرة',
  },
];
