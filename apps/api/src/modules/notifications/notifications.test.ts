import { mentionsIn } from '@clubline/contract';
import { expect, test, vi } from 'vitest';
import type { Person } from '../../testing/people';
import { createClubWith, createPost, notificationsOf } from '../../testing/clubs';
import { describeApi } from '../../testing/describeApi';
import { addressOf, connect } from '../../testing/sockets';
import { excerpt } from './excerpt';
import { notify } from './notify';

test.each([
  ['@mika_l hi', ['mika_l']],
  ['hi @Mika, @mika and (@OLA)!', ['mika', 'ola']],
  ['mail me at a@b.example or @@x1 or x@yy', []],
  ['@a is too short, @bb is not', ['bb']],
  [`@${'x'.repeat(31)} is too long, @${'y'.repeat(30)} is not`, ['y'.repeat(30)]],
  ['https://clubline.example/@mika', []],
])('%j mentions %j', (text, names) => {
  expect(mentionsIn(text)).toEqual(names);
});

test('an excerpt is one line and never cuts a character in two', () => {
  expect(excerpt(' two\n lines ')).toBe('two lines');
  const cut = excerpt('🏁'.repeat(100));
  expect(cut).toBe(`${'🏁'.repeat(79)}…`);
});

describeApi('notifications', (t) => {
  /** Somebody with `count` notifications: each a follow by another person. */
  async function followed(count: number): Promise<Person> {
    const dana = await t.person();
    for (const [index, fan] of (await t.people(count)).entries()) {
      await t.api.context.db
        .updateTable('users')
        .set({ firstName: `Fan${index}` })
        .where('id', '=', fan.id)
        .execute();
      await fan.post(`/users/${fan.id}/follow-user`, { userToFollowId: dana.id });
    }
    return dana;
  }
  const page = async (person: Person, query: string) =>
    (await person.get(`/notifications/${person.id}?order=DESC&sortBy=createdAt&limit=10&${query}`))
      .body;

  test('come newest first in pages of ten, with the number of unread ones', async () => {
    const dana = await followed(12);
    const first = await page(dana, 'page=1');
    expect(first.notifications).toHaveLength(10);
    expect(first.meta).toEqual({
      hasNextPage: true,
      page: 1,
      limit: 10,
      nextCursor: expect.any(String),
      unreadCount: 12,
    });
    expect(first.notifications[0]).toEqual({
      id: expect.any(String),
      type: 'follow',
      content: expect.stringMatching(/^Fan11 .* started following you\.$/),
      isRead: false,
      profilePicture: null,
      createdAt: expect.any(String),
      link: expect.stringMatching(/^\/profile\//),
      target: {
        kind: 'profile',
        userId: expect.any(String),
        username: expect.stringMatching(/^fan_/),
      },
      sentence: { kind: 'followed', actor: expect.stringMatching(/^Fan11 /) },
    });
    const second = await page(dana, 'page=2');
    expect([second.notifications.length, second.meta.hasNextPage]).toEqual([2, false]);
    expect((await page(dana, 'page=3')).notifications).toEqual([]);
  });

  test('are found by their text, whatever its case', async () => {
    const dana = await followed(3);
    expect((await page(dana, 'page=1&search=FAN2')).notifications).toHaveLength(1);
    expect((await page(dana, 'page=1&search=following%20you')).notifications).toHaveLength(3);
    expect((await page(dana, 'page=1&search=%25')).notifications).toEqual([]);
  });

  test('are marked as read, one or all, twice without harm', async () => {
    const dana = await followed(3);
    const [newest] = await notificationsOf(dana);
    for (let time = 0; time < 2; time += 1) {
      const marked = await dana.patch(`/notifications/mark-as-read/${newest!.id}/${dana.id}`);
      expect([marked.status, marked.body.data]).toEqual([200, { unreadCount: 2 }]);
    }
    expect((await notificationsOf(dana)).map((one) => one.isRead)).toEqual([true, false, false]);
    for (let time = 0; time < 2; time += 1) {
      expect((await dana.patch(`/notifications/mark-all-as-read/${dana.id}`)).body.data).toEqual({
        unreadCount: 0,
      });
    }
    expect((await notificationsOf(dana)).every((one) => one.isRead)).toBe(true);
  });

  test('that come after all were marked are unread, even by a late clock', async () => {
    const dana = await followed(3);
    await dana.patch(`/notifications/mark-all-as-read/${dana.id}`);
    const mika = await t.person();
    const late = new Date(Date.now() - 60_000).toISOString();
    const clock = vi.spyOn(t.api.context, 'now').mockReturnValue(late);
    await mika.post(`/users/${mika.id}/follow-user`, { userToFollowId: dana.id });
    clock.mockRestore();
    const { notifications, meta } = await page(dana, 'page=1');
    expect(meta.unreadCount).toBe(1);
    expect(notifications.map((one: { isRead: boolean }) => one.isRead)).toEqual([
      false,
      true,
      true,
      true,
    ]);
  });

  test('are marked all at once without a write to each of them', async () => {
    const dana = await followed(3);
    await dana.patch(`/notifications/mark-all-as-read/${dana.id}`);
    const written = await t.api.context.db
      .selectFrom('notifications')
      .where('userId', '=', dana.id)
      .where('isRead', '=', 1)
      .select('id')
      .execute();
    expect(written).toEqual([]);
    const [one] = await notificationsOf(dana);
    await dana.patch(`/notifications/mark-as-read/${one!.id}/${dana.id}`);
    expect((await page(dana, 'page=1')).meta.unreadCount).toBe(0);
  });

  test('read on one page, or gone, are told to all pages of the person alone', async () => {
    const dana = await followed(2);
    const owner = await t.person();
    const club = await createClubWith(owner, [dana]);
    const post = await createPost(owner, club.id, `For @${dana.username}`);
    const [newest, second] = await notificationsOf(dana);
    const address = await addressOf(t.api);
    const [one, two, other] = [
      await connect(address, dana.accessToken),
      await connect(address, dana.accessToken),
      await connect(address, owner.accessToken),
    ];
    await dana.patch(`/notifications/mark-as-read/${second!.id}/${dana.id}`);
    await dana.patch(`/notifications/mark-all-as-read/${dana.id}`);
    await owner.delete(`/club-social/club-posts/${club.id}/${post.id}/${owner.id}`);
    for (const listener of [one, two]) {
      const [marked, all] = [
        await listener.next('notificationsRead'),
        await listener.next('notificationsRead'),
      ];
      expect(marked).toEqual({ ids: [second!.id], upTo: null });
      expect(all).toEqual({ ids: [], upTo: newest!.createdAt });
      expect(await listener.next('notificationsRemoved')).toEqual({ ids: [newest!.id] });
    }
    expect(other.received('notificationsRead')).toEqual([]);
    expect(other.received('notificationsRemoved')).toEqual([]);
    for (const { socket } of [one, two, other]) socket.close();
  });

  test('of somebody else cannot be marked under one’s own id', async () => {
    const [dana, other] = [await followed(1), await t.person()];
    const [own] = await notificationsOf(dana);
    expect((await other.patch(`/notifications/mark-as-read/${own!.id}/${other.id}`)).status).toBe(
      404,
    );
    expect((await notificationsOf(dana))[0]!.isRead).toBe(false);
  });

  test('lead to the profile under its present name', async () => {
    const [dana, mika] = (await t.people(2)) as [Person, Person];
    await dana.post(`/users/${dana.id}/follow-user`, { userToFollowId: mika.id });
    const renamed = await dana.patch('/users/update-username', {
      email: dana.email,
      username: `${dana.username}_2`,
    });
    expect(renamed.status).toBe(200);
    expect((await notificationsOf(mika))[0]!.link).toBe(`/profile/${dana.username}_2`);
  });

  test('sent by a client are accepted only when true, once, in the server’s words', async () => {
    const [dana, mika] = (await t.people(2)) as [Person, Person];
    const claim = {
      type: 'follow',
      userId: mika.id,
      senderId: dana.id,
      content: 'You won a prize, click here',
      profilePicture: 'https://evil.example/x.png',
    };
    const untrue = await dana.post('/notifications', claim);
    expect([untrue.status, untrue.body.message]).toEqual([403, 'You do not follow this person.']);
    expect(await notificationsOf(mika)).toEqual([]);

    await dana.post(`/users/${dana.id}/follow-user`, { userToFollowId: mika.id });
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => dana.post('/notifications', claim)),
    );
    const [told, ...more] = await notificationsOf(mika);
    expect(more).toEqual([]);
    expect(told).toMatchObject({
      type: 'follow',
      content: `Fan ${dana.username} started following you.`,
      profilePicture: null,
    });
    for (const answer of answers)
      expect([answer.status, answer.body.data]).toEqual([200, { id: told!.id, type: 'follow' }]);

    for (const [body, field] of [
      [{ ...claim, type: 'prize' }, 'type'],
      [{ ...claim, userId: undefined }, 'userId'],
    ] as const) {
      const refused = await dana.post('/notifications', body);
      expect([refused.status, refused.body.errors[0].property]).toEqual([400, field]);
    }
  });

  test('sent by a client to who is disabled are refused as no fault of ours', async () => {
    const [dana, mika] = (await t.people(2)) as [Person, Person];
    await (await t.admin()).put(`/admin/people/${mika.id}/disabled`);
    await dana.post(`/users/${dana.id}/follow-user`, { userToFollowId: mika.id });
    const answer = await dana.post('/notifications', { type: 'follow', userId: mika.id });
    expect(answer.status).toBe(404);
  });

  test('reach the recipient’s sockets once, with what the list will show', async () => {
    const [dana, mika] = (await t.people(2)) as [Person, Person];
    const send = vi.spyOn(t.api.context.sockets, 'send');
    for (let time = 0; time < 3; time += 1)
      await dana.post(`/users/${dana.id}/follow-user`, { userToFollowId: mika.id });
    const own = send.mock.calls.filter(([group]) => group === `user:${mika.id}`);
    send.mockRestore();
    const [notification] = await notificationsOf(mika);
    expect(own).toEqual([[`user:${mika.id}`, 'notificationCreated', { notification }]]);
  });

  test('new posts reach those who watch the club or their home feed, once', async () => {
    const dana = await t.person();
    const club = await createClubWith(dana, []);
    const send = vi.spyOn(t.api.context.sockets, 'send');
    const post = await createPost(dana, club.id, 'Kick-off!');
    const calls = send.mock.calls.filter(([group]) => group.endsWith(`:${club.id}`));
    send.mockRestore();
    expect(calls).toEqual([[`clubPosts:${club.id}`, 'clubPostCreated', { clubId: club.id, post }]]);
  });

  test('that cannot be stored do not undo what they are about', async () => {
    const dana = await t.person();
    const wave = {
      type: 'follow',
      userId: 'nobody',
      actorId: dana.id,
      sentence: { kind: 'followed' },
      target: { kind: 'profile', userId: dana.id },
      eventKey: 'wave',
    } as const;
    await expect(notify(t.api.context, async () => [wave])).resolves.toEqual({ isLimited: false });
    await expect(
      notify(t.api.context, () => Promise.reject(new Error('database away'))),
    ).resolves.toEqual({ isLimited: false });
  });
});
