import { expect, test } from 'vitest';
import type { Db } from '../../db/dialect';
import { describeApi } from '../../testing/describeApi';
import { addPartner } from '../../testing/partners';
import { ensureRoom, listMessages } from './chat.repository';
import { storeTogether } from './messageQueue';
import { storeMessages } from './storeMessages';

/** The database, and how many transactions were begun on it. */
function countTransactions(db: Db) {
  let begun = 0;
  const counted = new Proxy(db, {
    get(target, name) {
      if (name === 'transaction') begun += 1;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
  return { db: counted, transactions: () => begun };
}

describeApi('messages of a room that come at once', (t) => {
  let rooms = 0;

  async function setUp() {
    const { db, now } = t.api.context;
    const [ann, ben] = await t.people(2);
    const roomId = `together_${(rooms += 1)}`;
    await ensureRoom(db, roomId, ann!.id, now());
    const { db: counted, transactions } = countTransactions(db);
    const send = (userId: string, message: string, clientMessageId?: string, room = roomId) =>
      storeTogether({ db: counted, now }, { roomId: room, userId, message, clientMessageId });
    const texts = async () =>
      (await listMessages(db, roomId, { limit: 100 })).messages.map(({ message }) => message);
    return { ann: ann!, ben: ben!, send, texts, transactions };
  }

  test('are stored in their order, as many together as may wait for a client', async () => {
    const { ann, ben, send, texts, transactions } = await setUp();
    const all = Array.from({ length: 45 }, (_, at) => `Message ${at}`);
    const order: number[] = [];
    const stored = await Promise.all(
      all.map(async (text, at) => {
        const one = await send(at % 2 === 0 ? ann.id : ben.id, text, `m${at}`);
        order.push(at);
        return one;
      }),
    );
    expect(await texts()).toEqual(all);
    expect(stored.map(({ message: { seq } }) => seq)).toEqual(all.map((_, at) => at + 1));
    expect(stored.every(({ isNew }, at) => isNew && order[at] === at)).toBe(true);
    expect(stored[3]!.message).toMatchObject({ userId: ben.id, username: ben.username });
    expect(transactions()).toBe(3);
  });

  test('are one where they have one id, of one person alone', async () => {
    const { ann, ben, send, texts } = await setUp();
    const twice = await Promise.all([
      send(ann.id, 'Hello', 'same'),
      send(ann.id, 'Hello', 'same'),
      send(ben.id, 'Hello too', 'same'),
    ]);
    const later = await send(ann.id, 'Hello', 'same');
    expect([...twice, later].map(({ message: { seq }, isNew }) => [seq, isNew])).toEqual([
      [1, true],
      [1, false],
      [2, true],
      [1, false],
    ]);
    expect(await texts()).toEqual(['Hello', 'Hello too']);
  });

  test('are refused one by one', async () => {
    const { ann, send, texts } = await setUp();
    const nobody = 'nobody-with-this-id';
    const answers = await Promise.allSettled([
      send(ann.id, 'First'),
      send(nobody, 'Of nobody'),
      send(ann.id, 'Second'),
      send(ann.id, 'To nowhere', undefined, 'no_such_room'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'rejected',
    ]);
    expect(await texts()).toEqual(['First', 'Second']);
    expect(await send(ann.id, 'Third')).toMatchObject({ message: { seq: 3 } });
  });

  test('ask once for all keys of partners, and are refused only where one is no more', async () => {
    const { db, now } = t.api.context;
    const [partner, ann] = [await addPartner(t), await t.person()];
    const roomId = 'together_keys';
    await ensureRoom(db, roomId, ann.id, now());
    const people = [];
    for (const id of ['mia', 'ben', 'kim', 'zoe']) people.push(await partner.person({ id }));
    await partner.server.delete('/partners/people/ben');
    const inputs = [
      ...people.map(({ id: userId }) => ({ userId, keyId: partner.keyId })),
      { userId: ann.id },
      { userId: people[0]!.id, keyId: 'another' },
    ].map((sender) => ({ ...sender, roomId, message: 'Hi' }));
    let asked = 0;
    const counted = db.withPlugin({
      transformQuery({ node }) {
        if (JSON.stringify(node).includes('revoked_at')) asked += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const outcomes = await storeMessages(counted, inputs, now);
    expect(outcomes.map((outcome) => 'stored' in outcome)).toEqual([
      true,
      false,
      true,
      true,
      true,
      false,
    ]);
    expect(asked).toBe(1);
  });
});
