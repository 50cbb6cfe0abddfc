import type { ChatRoomMessage } from './chat.types';
import type { ChatViewer } from './ChatRoom.types';

export const viewer: ChatViewer = { id: 'u-mara', username: 'mara' };

const portrait = (hue: string) =>
  `data:image/svg+xml,${encodeURIComponent(`
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">
    <rect width="40" height="40" fill="${hue}"/><circle cx="20" cy="16" r="8" fill="#fff"/>
    <path d="M4 42a16 16 0 0 1 32 0z" fill="#fff"/></svg>
  `)}`;

/** Two days of a room, in London time. */
export const conversation: ChatRoomMessage[] = [
  {
    id: 'm1',
    userId: 'u-kai',
    username: 'kai_hydro',
    avatarUrl: portrait('#1E6F72'),
    text: 'Water looks like glass this morning.',
    sentAt: '2025-10-07T16:58:00.000Z',
  },
  {
    id: 'm2',
    userId: 'u-mara',
    username: 'mara',
    avatarUrl: null,
    text: 'Perfect for the first moto',
    sentAt: '2025-10-07T16:59:30.000Z',
  },
  {
    id: 'm3',
    userId: 'u-ines',
    username: 'ines',
    avatarUrl: portrait('#7A5AC2'),
    text: 'Who has the holeshot in Pro Runabout?',
    sentAt: '2025-10-08T17:31:00.000Z',
  },
  {
    id: 'm4',
    userId: 'u-kai',
    username: 'kai_hydro',
    avatarUrl: portrait('#1E6F72'),
    text: 'Boat 7, by half a length.\n@mara called it yesterday',
    sentAt: '2025-10-08T17:31:40.000Z',
  },
  {
    id: 'm5',
    userId: 'u-mara',
    username: 'mara',
    avatarUrl: null,
    text: 'Told you so 😄',
    sentAt: '2025-10-08T17:32:05.000Z',
  },
  {
    id: 'm6',
    userId: 'u-tom',
    username: 'tom',
    avatarUrl: null,
    text: '<b>x</b> is how you write bold, right?',
    sentAt: '2025-10-08T17:40:00.000Z',
  },
];

/** A long conversation: one message every two minutes. */
export function longConversation(count: number, from = 0): ChatRoomMessage[] {
  const start = Date.parse('2025-10-01T06:00:00.000Z');
  return Array.from({ length: count }, (_, offset) => {
    const index = from + offset;
    const author =
      ['kai_hydro', 'ines', 'tom', 'sofia', 'ben'][((index % 5) + 5) % 5] ?? 'kai_hydro';
    return {
      id: `long-${index}`,
      userId: `u-${author}`,
      username: author,
      text:
        index % 7 === 0
          ? `Message ${index} takes a few more words, because some people like to explain ` +
            'what they saw at the second buoy.'
          : `Message ${index}`,
      sentAt: new Date(start + index * 120_000).toISOString(),
    };
  });
}

/** One's own messages in every state. */
export const ownStates: ChatRoomMessage[] = (
  [
    ['sent', 'This one is there'],
    ['sending', 'This one is on its way'],
    ['waiting', 'This one waits for the connection'],
    ['uncertain', 'The connection broke right after this one'],
    ['failed', 'This one was refused'],
  ] as const
).map(([state, text], index) => ({
  id: `own-${state}`,
  userId: viewer.id,
  username: viewer.username,
  text,
  state,
  note: state === 'failed' ? 'You are writing too fast' : undefined,
  sentAt: `2025-10-08T17:5${index}:00.000Z`,
}));

/** What people of partners have written, who have no account of the product. */
export const fromPartners: ChatRoomMessage[] = conversation.map((message, index) =>
  index === 3
    ? { ...message, userId: 'p-mia', username: 'Mia Lund', partner: 'Harbour News' }
    : message.userId === viewer.id
      ? { ...message, partner: 'Harbour News' }
      : index === 5
        ? {
            ...message,
            partner: 'The Society of Old and New Friends of Regattas on All Seas',
          }
        : message,
);
