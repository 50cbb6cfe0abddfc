import { notificationTexts } from '@clubline/contract';
import type { Notification } from '@clubline/contract';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { sentBy, table } from '../testing/authorisation';
import { deliveries } from '../testing/authorisation/deliveries';
import type { Arrival, Delivery, Stage } from '../testing/authorisation/deliveries.types';
import { listeners } from '../testing/authorisation/listeners';
import type { Listener } from '../testing/authorisation/listeners';
import { nameOf, recordPushes } from '../testing/authorisation/pushRecorder';
import { setStage, settle } from '../testing/authorisation/stage';
import { describeApi } from '../testing/describeApi';
import { listNotifications } from './notifications';

const rows = Object.values(deliveries);
type Notifying = Extract<Delivery, { event: 'notificationCreated' }>;
const isOf = ({ notification, sentence }: Notifying, one: Notification): boolean =>
  nameOf(one) === notification && one.sentence?.kind === sentence;
const notificationsAmong = rows.flatMap((row) => ('notification' in row ? [row] : []));

test('the table holds every event that the contract lets the server send', () => {
  const contract = fileURLToPath(new URL('../../../../packages/contract/src/', import.meta.url));
  const source = readdirSync(contract)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(`${contract}/${name}`, 'utf8'))
    .join('\n');
  const declared = [...source.matchAll(/interface \w+ServerEvents \{\n(.*?)\n\}/gs)].flatMap(
    ([, body]) => [...body!.matchAll(/^ {2}(\w+): \(/gm)].map(([, name]) => name!),
  );
  expect(declared).toContain('clubPostCreated');
  const listed = new Set<string>(rows.map(({ event }) => event).filter((name) => name !== 'mail'));
  expect([...listed].toSorted()).toEqual(declared.toSorted());
});

test('the table holds every sentence of a notification', () => {
  const listed = new Set<string>(notificationsAmong.map(({ sentence }) => sentence));
  expect([...listed].toSorted()).toEqual(Object.keys(notificationTexts).toSorted());
});

test('the table holds all that any call sends', () => {
  const names = rows.map((row) => ('notification' in row ? row.notification : row.event));
  const sent = Object.values(table).flatMap(([, , ...more]) => sentBy(more, 'owner'));
  for (const name of sent) expect(names).toContain(name);
});

describeApi('whom it reaches', (t) => {
  describe.each(Object.entries(deliveries))('%s', (_name, row) => {
    let stage: Stage;
    let arrived: Record<Listener, Arrival>;

    beforeAll(async () => {
      stage = await setStage(t);
      arrived = await perform(stage, row);
    });
    afterAll(() => {
      for (const { socket } of [stage.own, ...Object.values(stage.sockets)]) socket.close();
    });

    test.each(listeners.map((listener) => [listener, row.to[listener]]))(
      '%s: %s',
      (listener, expected) => {
        expect(arrived[listener as Listener]).toBe(expected);
      },
    );
  });

  /** Lets it happen, and answers what of it has come to each listener. */
  async function perform(stage: Stage, row: Delivery): Promise<Record<Listener, Arrival>> {
    const before = new Map(listeners.map((name) => [name, count(stage, row, name)]));
    const hasCome = (name: Listener) => count(stage, row, name) > before.get(name)!;
    const pushes = recordPushes(t.api);
    await row.act(stage);
    await pushes.sent();
    const mailed = pushes.mailed();
    pushes.stop();
    const expected = listeners.filter((name) => row.event !== 'mail' && row.to[name] === 'yes');
    // What does not come shows in the tests, one by one.
    await vi
      .waitFor(() => expect(expected.every(hasCome)).toBe(true), { timeout: 5_000 })
      .catch(() => undefined);
    await Promise.all(Object.values(stage.sockets).map(settle));
    const arrival = async (name: Listener): Promise<Arrival> => {
      const person =
        name === 'visitor' || name === 'partnersPerson' ? undefined : stage.people[name];
      if (row.event === 'mail') return person && mailed.includes(person.email) ? 'yes' : 'no';
      if (row.event !== 'notificationCreated') return hasCome(name) ? 'yes' : 'no';
      const isListed = person !== undefined && (await lists(person.id, row));
      if (hasCome(name)) expect(isListed).toBe(true);
      return hasCome(name) ? 'yes' : isListed ? 'listed' : 'no';
    };
    const all = await Promise.all(listeners.map(async (name) => [name, await arrival(name)]));
    return Object.fromEntries(all) as Record<Listener, Arrival>;
  }

  async function lists(userId: string, row: Notifying): Promise<boolean> {
    const query = { page: 1, limit: 50, order: 'DESC' } as const;
    const { notifications } = await listNotifications(t.api.context.db, userId, query);
    return notifications.some((one) => isOf(row, one));
  }

  function count({ sockets }: Stage, row: Delivery, name: Listener): number {
    if (row.event === 'mail') return 0;
    const received = sockets[name].received(row.event) as { notification?: Notification }[];
    return received.filter(
      ({ notification }) => row.event !== 'notificationCreated' || isOf(row, notification!),
    ).length;
  }
});
