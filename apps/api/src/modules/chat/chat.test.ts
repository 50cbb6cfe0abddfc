import { randomBytes } from 'node:crypto';
import type { Socket } from 'socket.io-client';
import { afterEach, expect, test } from 'vitest';
import { describeApi } from '../../testing/describeApi';
import type { Person } from '../../testing/people';
import { addressOf, connect } from '../../testing/sockets';
import type { TestSocket } from '../../testing/sockets';
import { withoutStorage } from '../../testing/withoutStorage';

const open: TestSocket[] = [];
afterEach(() => {
  for (const { socket } of open.splice(0)) socket.close();
});

describeApi('live chat', (t) => {
  const newRoom = async (person: Person) => {
    const matchId = `match_${randomBytes(4).toString('hex')}`;
    expect((await person.post('/live-chats/create-chat-room', { matchId })).status).toBe(201);
    return matchId;
  };
  const enter = async (person: Person, matchId?: string) => {
    const listener = await connect(await addressOf(t.api), person.accessToken);
    open.push(listener);
    if (matchId !== undefined) await listener.join(matchId);
    return listener;
  };

  test(
    'making a room twice gives the same room; its history is empty; an unknown room is a ' + '404',
    async () => {
      const ann = await t.person();
      const matchId = await newRoom(ann);
      const again = await ann.post('/live-chats/create-chat-room', { matchId });
      expect([again.status, again.body.data.matchId]).toEqual([200, matchId]);
      expect((await ann.get(`/live-chats/messages/${matchId}`)).body).toEqual({
        data: { messages: [] },
        meta: { lastSeq: 0, hasMore: false },
      });
      expect((await ann.get('/live-chats/messages/never_made')).status).toBe(404);
      expect(
        (await ann.post('/live-chats/create-chat-room', { matchId: 'no spaces' })).body.errors[0]
          .property,
      ).toBe('matchId');
      expect((await t.visitor.post('/live-chats/create-chat-room', { matchId })).status).toBe(401);
    },
  );

  test('a message reaches everybody in the room and is acknowledged with its place', async () => {
    const [ann, ben] = (await t.people(2)) as [Person, Person];
    const matchId = await newRoom(ann);
    const [a, b] = [await enter(ann, matchId), await enter(ben, matchId)];
    const ack = await a.send({
      matchId,
      userId: ann.id,
      message: ' <b>hi</b> ',
      clientMessageId: 'c1',
    });
    expect(ack).toMatchObject({
      ok: true,
      message: {
        seq: 1,
        message: '<b>hi</b>',
        username: ann.username,
        userId: ann.id,
        clientMessageId: 'c1',
        profilePicture: null,
      },
    });
    for (const listener of [a, b])
      expect(await listener.next('newMessage')).toEqual({ ...(ack.ok && ack.message), matchId });
    const history = await ben.get(`/live-chats/messages/${matchId}`);
    expect(history.body.data.messages).toEqual([ack.ok && ack.message]);
  });

  test('the same client message id gives the same message, sent out once', async () => {
    const ann = await t.person();
    const matchId = await newRoom(ann);
    const a = await enter(ann, matchId);
    const acks = await Promise.all(
      Array.from({ length: 10 }, () =>
        a.send({ matchId, userId: ann.id, message: 'once', clientMessageId: 'same' }),
      ),
    );
    expect(new Set(acks.map((ack) => ack.ok && ack.message.messageId)).size).toBe(1);
    await a.send({ matchId, userId: ann.id, message: 'after' });
    await a.next('newMessage', ({ message }) => message === 'after');
    expect(a.received('newMessage').map(({ message, seq }) => [message, seq])).toEqual([
      ['once', 1],
      ['after', 2],
    ]);
  });

  test('places have no gaps and no doubles when many write at once', async () => {
    const people = await t.people(5);
    const matchId = await newRoom(people[0]!);
    const sockets = await Promise.all(people.map((person) => enter(person, matchId)));
    await Promise.all(
      sockets.flatMap((listener, who) =>
        Array.from({ length: 10 }, (_, n) =>
          listener.send({ matchId, userId: people[who]!.id, message: `${who}-${n}` }),
        ),
      ),
    );
    const { body } = await people[0]!.get(`/live-chats/messages/${matchId}?limit=200`);
    expect(body.data.messages.map((message: { seq: number }) => message.seq)).toEqual(
      Array.from({ length: 50 }, (_, n) => n + 1),
    );
    expect(body.meta.lastSeq).toBe(50);
  });

  test('history gives the newest page, the page before it, and what a client missed', async () => {
    const ann = await t.person();
    const matchId = await newRoom(ann);
    const a = await enter(ann);
    for (let n = 1; n <= 7; n += 1) await a.send({ matchId, userId: ann.id, message: `m${n}` });
    const read = async (query: string) => {
      const { body } = await ann.get(`/live-chats/messages/${matchId}?${query}`);
      return [body.data.messages.map((message: { seq: number }) => message.seq), body.meta.hasMore];
    };
    expect(await read('limit=3')).toEqual([[5, 6, 7], true]);
    expect(await read('limit=3&before=5')).toEqual([[2, 3, 4], true]);
    expect(await read('limit=3&before=2')).toEqual([[1], false]);
    expect(await read('after=4')).toEqual([[5, 6, 7], false]);
    expect(await read('after=0&limit=3')).toEqual([[1, 2, 3], true]);
    expect((await ann.get(`/live-chats/messages/${matchId}?after=x`)).body.errors[0].property).toBe(
      'after',
    );
  });

  test('history goes by any number, also one that no message can have', async () => {
    const ann = await t.person();
    const matchId = await newRoom(ann);
    await (await enter(ann)).send({ matchId, userId: ann.id, message: 'Hi' });
    const read = async (query: string) => {
      const { status, body } = await ann.get(`/live-chats/messages/${matchId}?${query}`);
      return [status, body.data?.messages.length];
    };
    for (const seq of [2_147_483_647, 2_147_483_648, Number.MAX_SAFE_INTEGER]) {
      expect(await read(`before=${seq}`)).toEqual([200, 1]);
      expect(await read(`after=${seq}`)).toEqual([200, 0]);
    }
  });

  test('people count once however many tabs they have, until they leave', async () => {
    const [ann, ben] = (await t.people(2)) as [Person, Person];
    const matchId = await newRoom(ann);
    const first = await enter(ann, matchId);
    const second = await enter(ann, matchId);
    const b = await enter(ben, matchId);
    await b.next('userCount', ({ count }) => count === 2);
    expect(first.received('userCount').every(({ count }) => count <= 2)).toBe(true);
    second.socket.close();
    const receivedBefore = first.received('userCount').length;
    b.socket.emit('leaveRoom', { matchId, userId: ben.id });
    const later = await first.next(
      'userCount',
      (body) => body.count === 1 && first.received('userCount').indexOf(body) >= receivedBefore,
    );
    expect(later).toEqual({ matchId, count: 1, lastSeq: 0 });
  });

  test(
    'a socket without a running session is refused; the auth field works as well as the ' + 'query',
    async () => {
      const ann = await t.person();
      const address = await addressOf(t.api);
      await expect(connect(address, 'nonsense')).rejects.toMatchObject({
        data: { statusCode: 401 },
      });
      await ann.post('/auth/logout');
      await expect(connect(address, ann.accessToken)).rejects.toMatchObject({
        data: { statusCode: 401 },
      });
      const ben = await t.person();
      open.push(await connect(address, ben.accessToken, 'auth'));
    },
  );

  test(
    'a reader without an account hears the room, is not counted, and cannot write or ' +
      'watch a club',
    async () => {
      const ann = await t.person();
      const matchId = await newRoom(ann);
      const a = await enter(ann, matchId);
      const reader = await connect(await addressOf(t.api), '', 'reader');
      open.push(reader);
      await reader.join(matchId);
      await a.send({ matchId, userId: ann.id, message: 'for everybody' });
      expect((await reader.next('newMessage')).message).toBe('for everybody');
      expect(
        (await t.visitor.get(`/live-chats/messages/${matchId}`)).body.data.messages,
      ).toHaveLength(1);

      expect(await reader.send({ matchId, userId: ann.id, message: 'as Ann' })).toMatchObject({
        ok: false,
        code: 'SIGNED_OUT',
      });
      const watched = await (reader.socket as unknown as Socket)
        .timeout(5_000)
        .emitWithAck('watchClub', { clubId: 'any' });
      expect(watched).toMatchObject({ ok: false, code: 'SIGNED_OUT' });
      expect(
        await (reader.socket as unknown as Socket)
          .timeout(5_000)
          .emitWithAck('leaveRoom', { matchId }),
      ).toBeNull();
      await a.send({ matchId, userId: ann.id, message: 'after' });
      await a.next('newMessage', ({ message }) => message === 'after');
      expect(reader.received('newMessage')).toHaveLength(1);
      expect(a.received('userCount').every(({ count }) => count === 1)).toBe(true);
    },
  );

  test('a lost session is refused, not made a reader', async () => {
    const ann = await t.person();
    await ann.post('/auth/logout');
    const address = await addressOf(t.api);
    await expect(connect(address, ann.accessToken, 'reader')).rejects.toMatchObject({
      data: { statusCode: 401 },
    });
    await expect(connect(address, '')).rejects.toMatchObject({ data: { statusCode: 401 } });
  });

  test('logging out ends the sockets of that session, and tells them why', async () => {
    const ann = await t.person();
    const a = await enter(ann);
    await ann.post('/auth/logout');
    expect(await a.next('sessionEnded')).toEqual({ reason: 'logout' });
    expect(await a.ended).toBe('io server disconnect');
  });

  test('nobody writes as somebody else, into no room, or nothing', async () => {
    const [ann, ben] = (await t.people(2)) as [Person, Person];
    const matchId = await newRoom(ann);
    const a = await enter(ann, matchId);
    expect(await a.send({ matchId, userId: ben.id, message: 'I am Ben' })).toMatchObject({
      ok: false,
      code: 'FORBIDDEN',
    });
    expect(
      await a.send({ matchId: 'never_made', userId: ann.id, message: 'hello?' }),
    ).toMatchObject({ ok: false, code: 'NOT_FOUND' });
    expect(await a.send({ matchId, userId: ann.id, message: ' \u0000 ' })).toMatchObject({
      ok: false,
      code: 'INVALID',
      message: expect.stringContaining('message'),
    });
    expect(await a.send({ matchId, userId: ann.id, message: 'x'.repeat(2_001) })).toMatchObject({
      ok: false,
      code: 'INVALID',
    });
    for (const body of [undefined, null, 7, 'text', [], { matchId: { $ne: 1 } }])
      expect(await a.send(body)).toMatchObject({ ok: false, code: 'INVALID' });
    a.socket.emit('joinRoom', { matchId: 'never_made', username: ann.username });
    expect(await a.next('joinRoomError')).toEqual({
      matchId: 'never_made',
      message: 'Chat room not found',
    });
    expect((await ann.get(`/live-chats/messages/${matchId}`)).body.data.messages).toEqual([]);
  });
});

describeApi(
  'a room that is not there while nothing can be stored',
  (t) => {
    test('may be one that could not be made, so it is unavailable and not missing', async () => {
      const ann = await t.person();
      const socket = await connect(await addressOf(t.api), ann.accessToken);
      open.push(socket);
      const matchId = 'not_made_yet';
      const message = 'This room is unavailable right now. Please try again shortly.';
      await withoutStorage(t, async () => {
        socket.socket.emit('joinRoom', { matchId, username: ann.username });
        const refusal = { code: 'UNAVAILABLE', message, retryAfterMs: 2_000 };
        expect(await socket.next('joinRoomError')).toEqual({ matchId, ...refusal });
        const history = await ann.get(`/live-chats/messages/${matchId}`);
        expect([history.status, history.headers['retry-after'], history.body.message]).toEqual([
          503,
          '2',
          message,
        ]);
      });
      expect((await ann.get(`/live-chats/messages/${matchId}`)).status).toBe(404);
      await ann.post('/live-chats/create-chat-room', { matchId });
      await socket.join(matchId);
    });
  },
  { databasePool: 1 },
);

describeApi(
  'flood limits of live chat',
  (t) => {
    test('a person who writes too fast is told to wait, on all sockets together', async () => {
      const ann = await t.person();
      await ann.post('/live-chats/create-chat-room', { matchId: 'busy' });
      const address = await addressOf(t.api);
      const sockets = [
        await connect(address, ann.accessToken),
        await connect(address, ann.accessToken),
      ];
      open.push(...sockets);
      const acks = await Promise.all(
        Array.from({ length: 24 }, (_, n) =>
          sockets[n % 2]!.send({ matchId: 'busy', userId: ann.id, message: `m${n}` }),
        ),
      );
      expect(acks.filter((ack) => ack.ok)).toHaveLength(20);
      const refused = acks.find((ack) => !ack.ok);
      expect(refused).toMatchObject({ ok: false, code: 'TOO_MANY' });
      expect(refused !== undefined && !refused.ok && refused.retryAfterMs! > 0).toBe(true);
    });

    test('a page of ours is refused in its language, one of others in English', async () => {
      const ann = await t.person();
      await ann.post('/live-chats/create-chat-room', { matchId: 'spoken' });
      const address = await addressOf(t.api);
      const refusedOn = async (origin: string) => {
        const headers = { origin, 'accept-language': 'es' };
        const socket = await connect(address, ann.accessToken, 'auth', headers);
        open.push(socket);
        return socket.send({ matchId: 'spoken', userId: ann.id, message: ' ' });
      };
      expect(await refusedOn(address)).toMatchObject({
        message: 'message: El mensaje está vacío.',
      });
      expect(await refusedOn('https://partner.example')).toMatchObject({
        message: 'message: The message is empty.',
      });
    });

    test('a socket that floods with anything at all is closed', async () => {
      const ann = await t.person();
      const flooder = await connect(await addressOf(t.api), ann.accessToken);
      open.push(flooder);
      for (let n = 0; n <= 300; n += 1) flooder.socket.emit('unwatchClub', { clubId: `c${n}` });
      expect(await flooder.ended).toBe('io server disconnect');
    });
  },
  { rateLimitScale: 1 },
);
