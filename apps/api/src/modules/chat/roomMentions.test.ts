import { afterEach, expect, test, vi } from 'vitest';
import { describeApi } from '../../testing/describeApi';
import type { TestApi } from '../../testing/describeApi';
import type { Person } from '../../testing/people';
import { addressOf, connect } from '../../testing/sockets';
import type { TestSocket } from '../../testing/sockets';

const open: TestSocket[] = [];
afterEach(() => {
  for (const { socket } of open.splice(0)) socket.close();
  vi.restoreAllMocks();
});

const isoTime = (time: number) => new Date(time).toISOString();

const helpersOf = (t: TestApi) => {
  const inRoom = async (person: Person) => {
    const matchId = 'mentions';
    await person.post('/live-chats/create-chat-room', { matchId });
    const socket = await connect(await addressOf(t.api), person.accessToken);
    open.push(socket);
    await socket.join(matchId);
    const say = async (message: string) => {
      const ack = await socket.send({ matchId, userId: person.id, message });
      expect(ack).toMatchObject({ ok: true });
    };
    return { socket, say };
  };
  const toldOf = async (person: Person) =>
    (await person.get(`/notifications/${person.id}`)).body.notifications;
  return { inRoom, toldOf };
};

describeApi('mentions in live rooms', (t) => {
  const { inRoom, toldOf } = helpersOf(t);

  test('are told to whom they name, with the words and the way to the room', async () => {
    const [ann, ben] = (await t.people(2)) as [Person, Person];
    const [{ say }, { socket }] = [await inRoom(ann), await inRoom(ben)];
    await say(`@${ben.username} watch lane 4, @${ann.username}`);
    await socket.next('notificationCreated');
    expect(await toldOf(ben)).toMatchObject([
      {
        type: 'mention',
        content: expect.stringMatching(/ mentioned you in a live chat: .*watch lane 4/),
        link: '/scores/aqua?room=mentions',
        target: { kind: 'liveRoom', roomId: 'mentions' },
        sentence: { kind: 'mentionedInLiveChat' },
      },
    ]);
    expect(await toldOf(ann)).toEqual([]);
  });

  test('are told once in ten minutes of one author, and of another at once', async () => {
    const [ann, ben, cay] = (await t.people(3)) as [Person, Person, Person];
    const [{ say }, { socket }, other] = [await inRoom(ann), await inRoom(ben), await inRoom(cay)];
    const ten = Math.ceil(Date.now() / 600_000) * 600_000;
    const clock = vi.spyOn(t.api.context, 'now').mockReturnValue(isoTime(ten - 1_000));
    await say(`@${ben.username} first`);
    await socket.next('notificationCreated');
    await say(`@${ben.username} second`);
    await other.say(`@${ben.username} third`);
    await socket.next('notificationCreated');
    clock.mockReturnValue(isoTime(ten));
    await say(`@${ben.username} fourth`);
    await socket.next('notificationCreated');
    const told: { content: string }[] = await toldOf(ben);
    expect(told.map(({ content }) => /first|second|third|fourth/.exec(content)?.[0])).toEqual([
      'fourth',
      'third',
      'first',
    ]);
  });
});

describeApi(
  'names in live rooms',
  (t) => {
    const { inRoom, toldOf } = helpersOf(t);

    test('of one author are looked at up to sixty in ten minutes, and of others on', async () => {
      const [ann, ben, cay] = (await t.people(3)) as [Person, Person, Person];
      const [{ say }, { socket }, other] = [
        await inRoom(ann),
        await inRoom(ben),
        await inRoom(cay),
      ];
      const nobody = (n: number) => Array.from({ length: 20 }, (_, at) => `@nobody_${n}_${at}`);
      for (const n of [1, 2, 3])
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await say(nobody(n).join(' '));
      await say(`@${ben.username} too many`);
      await other.say(`@${ben.username} hello`);
      await socket.next('notificationCreated');
      expect(await toldOf(ben)).toMatchObject([{ content: expect.stringMatching(/hello/) }]);
    });
  },
  { rateLimitScale: 1 },
);
