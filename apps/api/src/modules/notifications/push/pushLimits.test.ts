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
    const follow = async (by: Person, whom: Person) => {
      const answer = await by.post(`/users/${by.id}/follow-user`, { userToFollowId: whom.id });
      expect(answer.status).toBe(200);
    };
    const arrivals = (count: number) =>
      vi.waitFor(() => expect(service.arrived).toHaveLength(count), 10_000);

    test('to one person end where there are very many, and the list goes on', async () => {
      const [mika, ...others] = (await t.people(6)) as [Person, ...Person[]];
      const club = await createClubWith(mika, others);
      await Promise.all(others.map((other) => follow(mika, other)));
      await turnOn(mika);
      for (const [n, other] of others.entries())
        // Each is a text of its own.
        // oxlint-disable-next-line no-await-in-loop
        await createPost(other, club.id, `Look ${n}, @${mika.username}`);
      await arrivals(3);
      const { body } = await mika.get(`/notifications/${mika.id}`);
      expect(new Set(JSON.stringify(body).match(/Look \d/g)).size).toBe(5);
      expect(service.arrived).toHaveLength(3);
    });

    test('by one person, and by strangers, leave room for those of whom one follows', async () => {
      const [mika, eve, ben, zoe, ola] = (await t.people(5)) as [
        Person,
        Person,
        Person,
        Person,
        Person,
      ];
      await follow(mika, ola);
      await turnOn(mika);
      const write = async (by: Person, words: string) =>
        await by.post('/social/profile-posts', { content: `${words} @${mika.username}` });
      for (const words of ['One', 'Two', 'Three'])
        // oxlint-disable-next-line no-await-in-loop
        await write(eve, words);
      await arrivals(1);
      await write(ben, 'Hello');
      await arrivals(2);
      await write(zoe, 'Hello');
      await sendPushes(t.api.context);
      expect(service.arrived).toHaveLength(2);
      await write(ola, 'Hello');
      await arrivals(3);
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
