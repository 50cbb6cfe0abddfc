import { expect, test, vi } from 'vitest';
import { describeApi } from '../../testing/describeApi';
import type { Person } from '../../testing/people';

/** A tenth of what one person may notify another of in ten minutes. */
const SCALE = 0.1;
const MAX = 3;

describeApi(
  'one person who names another again and again',
  (t) => {
    const toldOf = async (person: Person) => {
      const { notifications, meta } = (await person.get(`/notifications/${person.id}`)).body;
      const contents = (notifications as { content: string }[]).map(({ content }) => content);
      return { contents, unread: meta.unreadCount as number };
    };
    const write = async (by: Person, content: string) => {
      const answer = await by.post('/social/profile-posts', { content });
      expect(answer.status).toBe(201);
    };

    test('fills no list with it, and keeps nobody else from being heard', async () => {
      const [mika, eve, ben] = (await t.people(3)) as [Person, Person, Person];
      for (let n = 0; n < MAX + 3; n += 1)
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await write(eve, `@${mika.username} look ${n}`);
      await write(ben, `@${mika.username} hello`);
      // Of another person it is as much again.
      await write(eve, `@${ben.username} you, too`);
      await vi.waitFor(async () => expect((await toldOf(ben)).unread).toBe(1));
      const { contents, unread } = await toldOf(mika);
      expect(unread).toBe(MAX + 1);
      expect(contents.map((content) => /look \d|hello/.exec(content)?.[0])).toEqual([
        'hello',
        'look 2',
        'look 1',
        'look 0',
      ]);
    });

    test('nor with invitations, which stay open', async () => {
      const [mika, eve] = (await t.people(2)) as [Person, Person];
      const invite = async (n: number) =>
        await eve.post('/clubs', {
          name: `Harbour ${eve.username} ${n}`,
          ownerId: eve.id,
          coOwnerIds: mika.id,
        });
      const answers = await Promise.all(Array.from({ length: MAX + 2 }, (_, n) => invite(n)));
      expect(answers.map(({ status }) => status)).toEqual(Array(MAX + 2).fill(201));
      for (const { body } of answers) expect(body.data.coOwnerInvitations).toHaveLength(1);
      expect((await toldOf(mika)).unread).toBe(MAX);
    });

    test('is answered as ever for following them, which is not told any more', async () => {
      const [mika, eve] = (await t.people(2)) as [Person, Person];
      for (let n = 0; n < MAX; n += 1)
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await write(eve, `@${mika.username} look ${n}`);
      await vi.waitFor(async () => expect((await toldOf(mika)).unread).toBe(MAX));
      const follow = `/users/${eve.id}/follow-user`;
      expect((await eve.post(follow, { userToFollowId: mika.id })).status).toBe(200);
      const answer = await eve.post('/notifications', { type: 'follow', userId: mika.id });
      expect(answer).toMatchObject({ status: 200, body: { data: { type: 'follow' } } });
      expect((await toldOf(mika)).unread).toBe(MAX);
    });
  },
  { rateLimitScale: SCALE },
);
