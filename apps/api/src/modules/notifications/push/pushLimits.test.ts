import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { createClubWith, createPost } from '../../../testing/clubs';
import { describeApi } from '../../../testing/describeApi';
import type { Person } from '../../../testing/people';
import { createBrowser, startPushService } from '../../../testing/pushService';
import { sendPushes } from '.';

const service = await startPushService();
afterAll(() => service.close());
beforeEach(() => void (service.arrived.length = 0));

describeApi(
  'pushes',
  (t) => {
    async function turnOn(person: Person): Promise<void> {
      const { subscription } = createBrowser();
      const body = { ...subscription, refreshToken: person.refreshToken };
      expect((await person.put('/account/push/subscription', body)).status).toBe(200);
    }
    const arrivals = (count: number) =>
      vi.waitFor(() => expect(service.arrived).toHaveLength(count), 10_000);

    test('to one person end where there are very many, and the list goes on', async () => {
      const [owner, mika] = (await t.people(2)) as [Person, Person];
      const club = await createClubWith(owner, [mika]);
      await turnOn(mika);
      for (let n = 0; n < 5; n += 1)
        // Each is a text of its own.
        // oxlint-disable-next-line no-await-in-loop
        await createPost(owner, club.id, `Look ${n}, @${mika.username}`);
      await arrivals(3);
      const { body } = await mika.get(`/notifications/${mika.id}`);
      expect(new Set(JSON.stringify(body).match(/Look \d/g)).size).toBe(5);
      expect(service.arrived).toHaveLength(3);
    });

    test('by one person end where they would be told to very many browsers', async () => {
      const [owner, ...members] = (await t.people(5)) as [Person, ...Person[]];
      const club = await createClubWith(owner, members);
      await Promise.all(members.map(turnOn));
      await t.api.context.counters.take(`pushes-by:${owner.id}`, 100, 600_000, 98);
      const names = members.map(({ username }) => `@${username}`).join(' ');
      await createPost(owner, club.id, `Look, ${names}`);
      await arrivals(2);
      await sendPushes(t.api.context);
      expect(service.arrived).toHaveLength(2);
      // What they are not told of takes nothing from what others may tell them.
      const { counters } = t.api.context;
      const counted = await Promise.all(members.map(({ id }) => counters.peek(`pushes-to:${id}`)));
      expect(counted.toSorted()).toEqual([0, 0, 1, 1]);
    });
  },
  { pushAgent: service.agent, rateLimitScale: 0.1 },
);
