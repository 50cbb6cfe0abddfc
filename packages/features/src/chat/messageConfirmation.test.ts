import { expect, test } from 'vitest';
import type { LiveMessage, OwnMessage } from './chat.types';
import { initialChatState } from './chatMachine';
import { takeMessages } from './messageArrival';

const writer = { id: 'ann', username: 'ann' };
const waiting: OwnMessage = {
  id: 'seed-2',
  userId: 'ann',
  username: 'ann',
  text: 'Not sent yet',
  sentAt: '2025-10-08T18:00:00.000Z',
  state: 'waiting',
  attempts: 0,
};
const arrived = (userId: string): LiveMessage => ({
  id: 'm-9',
  serverId: 'm-9',
  userId,
  username: userId,
  text: 'Told by the server',
  sentAt: '2025-10-08T18:00:01.000Z',
  seq: 9,
  clientId: 'seed-2',
});
const take = (userId: string, isHistory: boolean) =>
  takeMessages({ ...initialChatState, outbox: [waiting] }, [arrived(userId)], writer, isHistory);

test.each([true, false])(
  'what somebody else sends under the id of what waits here takes nothing away (history: %s)',
  (isHistory) => {
    const { outbox, messages } = take('eve', isHistory);
    expect(outbox).toEqual([waiting]);
    expect(messages).toEqual([arrived('eve')]);
  },
);

test.each(['ann', ''])(
  'what is one’s own, or whose the server does not say, confirms it (%j)',
  (userId) => {
    const { outbox, messages } = take(userId, true);
    expect(outbox).toEqual([]);
    expect(messages).toMatchObject([{ id: 'seed-2', state: 'sent' }]);
  },
);
