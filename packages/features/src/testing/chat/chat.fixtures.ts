import type { ChatMessage } from '@clubline/contract';

/** Two days of a room, oldest first. */
export const chatHistory: ChatMessage[] = [
  {
    messageId: 'h1',
    userId: 'u-kai',
    username: 'kai_hydro',
    profilePicture: null,
    message: 'Water looks like glass this morning.',
    createdAt: '2025-10-07T16:58:00.000Z',
  },
  {
    messageId: 'h2',
    userId: 'u-1',
    username: 'maya',
    profilePicture: null,
    message: 'Perfect for the first moto',
    createdAt: '2025-10-07T16:59:30.000Z',
  },
  {
    messageId: 'h3',
    userId: 'u-ines',
    username: 'ines',
    profilePicture: null,
    message: 'Who has the holeshot in Pro Runabout?',
    createdAt: '2025-10-08T17:31:00.000Z',
  },
  {
    messageId: 'h4',
    userId: 'u-kai',
    username: 'kai_hydro',
    profilePicture: null,
    message: 'Boat 7, by half a length.',
    createdAt: '2025-10-08T17:31:40.000Z',
  },
];
