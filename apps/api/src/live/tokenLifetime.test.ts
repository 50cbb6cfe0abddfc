import { randomBytes } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { describeApi } from '../testing/describeApi';
import type { TestApi } from '../testing/describeApi';
import type { Person } from '../testing/people';
import { addressOf, connect } from '../testing/sockets';
import type { TestSocket } from '../testing/sockets';

const FIFTEEN_MINUTES = 15 * 60_000;
const open: TestSocket[] = [];

afterEach(() => {
  vi.restoreAllMocks();
  for (const { socket } of open.splice(0)) socket.close();
});

/** The server takes it to be a quarter of an hour later; the client's own clock stays. */
const lookLater = ({ api: { context } }: TestApi) =>
  void vi
    .spyOn(context, 'now')
    .mockReturnValue(new Date(Date.now() + FIFTEEN_MINUTES).toISOString());

describeApi(
  'sockets with tokens of a few seconds',
  (t) => {
    const enter = async (person: Person, matchId: string) => {
      const socket = await connect(await addressOf(t.api), person.accessToken);
      open.push(socket);
      await socket.join(matchId);
      return socket;
    };
    const newRoom = async (person: Person) => {
      const matchId = `match_${randomBytes(4).toString('hex')}`;
      await person.post('/live-chats/create-chat-room', { matchId });
      return matchId;
    };

    test(
      'a socket ends with its token, so that its client comes back by itself, while one whose ' +
        'client gives the next token stays and writes',
      async () => {
        const ann = await t.person();
        const matchId = await newRoom(ann);
        const [silent, renewed] = [await enter(ann, matchId), await enter(ann, matchId)];
        const { refresh } = t.api.context.sessions;
        renewed.renewWith(async () => (await refresh(ann.refreshToken)).accessToken);
        expect(await silent.ended).toBe('transport close');
        expect(renewed.socket.connected).toBe(true);
        expect(
          await renewed.send({ matchId, userId: ann.id, message: 'still here' }),
        ).toMatchObject({ ok: true });
        expect(silent.received('sessionEnded')).toEqual([]);
      },
    );

    test('nothing but a later token of the same session renews a socket', async () => {
      const [ann, ben] = (await t.people(2)) as [Person, Person];
      const matchId = await newRoom(ann);
      const { start } = t.api.context.sessions;
      const answers = [
        ann.accessToken,
        (await start(t.api.context.db, ann.id)).accessToken,
        ben.accessToken,
        undefined,
        null,
        7,
        { token: 'x' },
        'nonsense',
        'x'.repeat(20_000),
      ];
      const sockets = await Promise.all(answers.map(() => enter(ann, matchId)));
      sockets.forEach((socket, n) => socket.renewWith(async () => answers[n]));
      expect(await Promise.all(sockets.map(({ ended }) => ended))).toEqual(
        answers.map(() => 'transport close'),
      );
    });
  },
  { accessTokenSeconds: 8 },
);

describeApi('what comes over a socket after its token has run out', (t) => {
  test('is refused with a time to wait and not stored, and the connection closes', async () => {
    const ann = await t.person();
    await ann.post('/live-chats/create-chat-room', { matchId: 'late' });
    const a = await connect(await addressOf(t.api), ann.accessToken);
    open.push(a);
    await a.join('late');
    const message = { matchId: 'late', userId: ann.id, message: 'late', clientMessageId: 'one' };
    lookLater(t);
    expect(await a.send(message)).toMatchObject({
      ok: false,
      code: 'SIGNED_OUT',
      retryAfterMs: 1_000,
    });
    expect(await a.ended).toBe('transport close');
    vi.restoreAllMocks();
    expect((await ann.get('/live-chats/messages/late')).body.data.messages).toEqual([]);

    const again = await connect(await addressOf(t.api), ann.accessToken);
    open.push(again);
    expect(await again.send(message)).toMatchObject({ ok: true });
    expect((await ann.get('/live-chats/messages/late')).body.data.messages).toHaveLength(1);
  });

  test('is taken from readers, who have no token', async () => {
    const ann = await t.person();
    await ann.post('/live-chats/create-chat-room', { matchId: 'public' });
    const reader = await connect(await addressOf(t.api), '', 'reader');
    open.push(reader);
    lookLater(t);
    await reader.join('public');
  });
});

describeApi(
  'what comes over a socket after its token, as often as is allowed',
  (t) => {
    test('counts for nothing: as much may come again with the next token', async () => {
      const ann = await t.person();
      await ann.post('/live-chats/create-chat-room', { matchId: 'again' });
      const enter = async () => {
        const socket = await connect(await addressOf(t.api), ann.accessToken);
        open.push(socket);
        return socket;
      };
      const message = (n: number) => ({
        matchId: 'again',
        userId: ann.id,
        message: `${n}`,
        clientMessageId: `again-${n}`,
      });
      const all = Array.from({ length: 20 }, (_, n) => message(n));
      const late = await enter();
      lookLater(t);
      // Those behind the first come before the connection is closed, or not at all.
      all.forEach((body) => late.socket.emit('sendMessage', body as never));
      expect(await late.ended).toBe('transport close');
      vi.restoreAllMocks();
      const next = await enter();
      const answers = await Promise.all(all.map((body) => next.send(body)));
      expect(answers.filter(({ ok }) => !ok)).toEqual([]);
    });
  },
  { rateLimitScale: 1 },
);
