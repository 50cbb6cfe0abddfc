import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createApp } from '../app';
import type { Api } from '../app';
import { callerOf } from '../testing/callers';
import { createClubWith, createPost } from '../testing/clubs';
import type { TestClub } from '../testing/clubs';
import { describeApi, testConfig } from '../testing/describeApi';
import { freshDatabase } from '../testing/freshDatabase';
import { failClubEvent } from '../testing/failClubEvent';
import { createPerson } from '../testing/people';
import type { Person } from '../testing/people';
import { addressOf, askOfClub, connect, settleSocket } from '../testing/sockets';
import type { TestSocket } from '../testing/sockets';

/** Longer than a node takes to look at who watches a club. */
const BEAT_MS = 12_000;

const groupsOf = (api: Api, { socket }: TestSocket) =>
  [...api.io.sockets.sockets.get(socket.id!)!.rooms].filter((room) => room.startsWith('club:'));
const contents = (listener: TestSocket) =>
  listener.received('clubPostCreated').map(({ post }) => post.content);

describeApi('the events of a club', (t) => {
  /** An owner and a member, whose sockets both watch the club. */
  async function watched() {
    const [owner, member] = (await t.people(2)) as [Person, Person];
    const club = await createClubWith(owner, [member]);
    const address = await addressOf(t.api);
    const [own, inside] = [
      await connect(address, owner.accessToken),
      await connect(address, member.accessToken),
    ];
    for (const listener of [own, inside])
      expect(await askOfClub(listener, 'watchClub', club.id)).toBeNull();
    const close = () => [own, inside].forEach(({ socket }) => socket.close());
    return { owner, member, club, own, inside, close };
  }
  /** As if the word that took the socket out of the group had been lost. */
  const loseRemovals = () => vi.spyOn(t.api.context.sockets, 'remove').mockReturnValue();
  const out: [
    string,
    (w: { owner: Person; member: Person; club: TestClub }) => Promise<unknown>,
  ][] = [
    ['left', ({ member, club }) => member.delete(`/clubs/${club.id}/leave`, { userId: member.id })],
    ['was banned', ({ owner, member, club }) => owner.put(`/clubs/${club.id}/bans/${member.id}`)],
  ];

  test.each(out)(
    'do not reach a socket that stayed in the group after its person %s',
    async (_how, end) => {
      const w = await watched();
      const removals = loseRemovals();
      await end(w);
      removals.mockRestore();
      await createPost(w.owner, w.club.id, 'For members');
      await w.own.next('clubPostCreated');
      await settleSocket(w.inside);
      expect(contents(w.inside)).toEqual([]);
      expect(groupsOf(t.api, w.inside)).toEqual([]);
      w.close();
    },
  );

  test('are not watched any more soon after the membership ended', async () => {
    const w = await watched();
    const removals = loseRemovals();
    await w.owner.put(`/clubs/${w.club.id}/bans/${w.member.id}`);
    removals.mockRestore();
    await expect.poll(() => groupsOf(t.api, w.inside), { timeout: BEAT_MS }).toEqual([]);
    expect(groupsOf(t.api, w.own)).toEqual([`club:${w.club.id}`]);
    w.close();
  }, 20_000);

  test('come in the order in which they happened, to members who are muted too', async () => {
    const w = await watched();
    await w.owner.put(`/clubs/${w.club.id}/mutes/${w.member.id}`);
    const written = Array.from({ length: 8 }, (_, n) => `Post ${n}`);
    for (const content of written) await createPost(w.owner, w.club.id, content);
    await w.inside.next('clubPostCreated', ({ post }) => post.content === written.at(-1));
    expect(contents(w.inside)).toEqual(written);
    w.close();
  });

  test('that cannot be delivered are said to be missed', async () => {
    const w = await watched();
    failClubEvent(t.api, w.club.id);
    await w.inside.next('eventsMissed');
    expect(w.inside.received('clubPostRemoved')).toEqual([]);
    await createPost(w.owner, w.club.id, 'After');
    expect((await w.inside.next('clubPostCreated')).post.content).toBe('After');
    w.close();
  });
});

describe.skipIf(process.env.TEST_DATABASE_URL === undefined)(
  'two nodes on one database that never hear each other',
  () => {
    let database: Awaited<ReturnType<typeof freshDatabase>>;
    let nodes: [Api, Api];

    beforeAll(async () => {
      database = await freshDatabase('postgres');
      const config = testConfig({ ...database.config, jwtSecret: randomBytes(32).toString('hex') });
      nodes = await Promise.all([createApp(config), createApp(config)]);
    });
    afterAll(async () => {
      await Promise.all(nodes.map((node) => node.close()));
      await database.drop();
    });

    test('a ban on one holds for the other’s sockets at once, and ends the watch', async () => {
      const [owner, member] = [await createPerson(nodes[0]), await createPerson(nodes[0])];
      const club = await createClubWith(owner, [member]);
      const address = await addressOf(nodes[1]);
      const [own, inside] = [
        await connect(address, owner.accessToken),
        await connect(address, member.accessToken),
      ];
      for (const listener of [own, inside]) await askOfClub(listener, 'watchClub', club.id);
      const elsewhere = { ...owner, ...callerOf(nodes[1].app, owner.accessToken) };
      await createPost(elsewhere, club.id, 'Before');
      await inside.next('clubPostCreated');

      await owner.put(`/clubs/${club.id}/bans/${member.id}`);
      await createPost(elsewhere, club.id, 'After');
      await own.next('clubPostCreated', ({ post }) => post.content === 'After');
      await settleSocket(inside);
      expect(contents(inside)).toEqual(['Before']);

      await owner.delete(`/clubs/${club.id}/bans/${member.id}`);
      await member.post(`/clubs/${club.id}/join`, { userId: member.id });
      await askOfClub(inside, 'watchClub', club.id);
      await owner.put(`/clubs/${club.id}/bans/${member.id}`);
      await expect.poll(() => groupsOf(nodes[1], inside), { timeout: BEAT_MS }).toEqual([]);
      for (const { socket } of [own, inside]) socket.close();
    }, 30_000);

    test('signing out on one ends the sockets of the other soon', async () => {
      const person = await createPerson(nodes[0]);
      const elsewhere = await connect(await addressOf(nodes[1]), person.accessToken);
      await person.post('/auth/logout');
      await elsewhere.next('sessionEnded', undefined, BEAT_MS);
      await elsewhere.ended;
    }, 20_000);
  },
);
