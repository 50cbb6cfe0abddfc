import { expect, test } from 'vitest';
import { createSafeStorage } from '../platform/environment';
import { createFakeStorage } from '../testing';
import type { LiveMessage, OwnMessage } from './chat.types';
import { initialChatState } from './chatMachine';
import { takeMessages } from './messageArrival';
import { createUnsentStore, readUnsent } from './unsentMessages';

const now = Date.parse('2025-10-08T18:00:00.000Z');
const own = (fields: Partial<OwnMessage> = {}): OwnMessage => ({
  id: 'a-1',
  userId: 'ann',
  username: 'ann',
  text: 'hello',
  sentAt: '2025-10-08T17:59:00.000Z',
  state: 'waiting',
  attempts: 0,
  ...fields,
});

test(
  'what waited goes on waiting, what was on its way may have arrived, what failed stays ' +
    'failed',
  () => {
    const outbox = [
      own(),
      own({ id: 'a-2', state: 'sending', attempts: 1 }),
      own({ id: 'a-3', state: 'failed' }),
    ];
    expect(readUnsent({ outbox, knowsClientIds: true }, 'ann', now)).toMatchObject({
      outbox: [{ state: 'waiting' }, { state: 'uncertain' }, { state: 'failed' }],
      knowsClientIds: true,
    });
  },
);

test('what waited for hours is left to the person', () => {
  expect(
    readUnsent({ outbox: [own({ sentAt: '2025-10-08T12:00:00.000Z' })] }, 'ann', now).outbox[0]
      ?.state,
  ).toBe('failed');
});

test.each([
  null,
  'nonsense',
  { outbox: 'x' },
  { outbox: [null, 7, { id: 'a' }, own({ userId: 'somebody else' })] },
])('what cannot be read is nothing: %j', (value) => {
  expect(readUnsent(value, 'ann', now)).toEqual({ outbox: [], knowsClientIds: false });
});

test('each room and person has a place of its own, and what another person left is removed', () => {
  const area = createFakeStorage();
  const shared = createSafeStorage(() => area);
  createUnsentStore(shared, 'ben', 'final').write({
    outbox: [own({ userId: 'ben' })],
    knowsClientIds: false,
  });
  createUnsentStore(shared, 'ann', 'final').write({ outbox: [own()], knowsClientIds: false });
  expect(createUnsentStore(shared, 'ann', 'other').read(now).outbox).toEqual([]);
  expect(createUnsentStore(shared, 'ann', 'final').read(now).outbox).toHaveLength(1);
  expect(createUnsentStore(shared, 'ben', 'final').read(now).outbox).toEqual([]);
});

const arrived = (userId: string): LiveMessage => ({
  id: 'm-9',
  serverId: 'm-9',
  userId,
  username: userId,
  text: 'Told by the server',
  sentAt: '2025-10-08T18:00:01.000Z',
  seq: 9,
  clientId: 'a-1',
});
const take = (userId: string, isHistory: boolean) => {
  const writer = { id: 'ann', username: 'ann', avatarUrl: null };
  return takeMessages(
    { ...initialChatState, outbox: [own()] },
    [arrived(userId)],
    writer,
    isHistory,
  );
};

test.each([true, false])(
  'what somebody else sends under the id of what waits here takes nothing away (history: %s)',
  (isHistory) => {
    const { outbox, messages } = take('eve', isHistory);
    expect(outbox).toEqual([own()]);
    expect(messages).toEqual([arrived('eve')]);
  },
);

test.each(['ann', ''])(
  'what is one’s own, or whose the server does not say, confirms it (%j)',
  (userId) => {
    const { outbox, messages } = take(userId, true);
    expect(outbox).toEqual([]);
    expect(messages).toMatchObject([{ id: 'a-1', state: 'sent' }]);
  },
);
