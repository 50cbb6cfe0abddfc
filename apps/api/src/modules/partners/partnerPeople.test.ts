import { decodeJwt, SignJWT } from 'jose';
import type { Socket } from 'socket.io-client';
import { afterEach, expect, test } from 'vitest';
import { describeApi } from '../../testing/describeApi';
import { addPartner } from '../../testing/partners';
import type { PartnersPerson } from '../../testing/partners';
import { addressOf, connect } from '../../testing/sockets';
import type { TestSocket } from '../../testing/sockets';
import { derivedKey, tokenSecret } from '../auth';

const open: TestSocket[] = [];
afterEach(() => {
  for (const { socket } of open.splice(0)) socket.close();
});

describeApi('people of partners', (t) => {
  const enter = async (token: string, matchId?: string) => {
    const socket = await connect(await addressOf(t.api), token);
    open.push(socket);
    if (matchId !== undefined) await socket.join(matchId);
    return socket;
  };
  const ask = (socket: TestSocket, event: string, body: object) =>
    (socket.socket as unknown as Socket).timeout(5_000).emitWithAck(event, body);
  let rooms = 0;
  const newRoom = () => `partners_${(rooms += 1)}`;

  test('open a room, write in it with the mark of their partner, and read', async () => {
    const partner = await addPartner(t, 'Sea Times');
    const image = 'https://sea.example/mia.webp?s=64';
    const [mia, ann] = [
      await partner.person({ name: ' Mia\u202E  Lund ', image }),
      await t.person(),
    ];
    const matchId = newRoom();
    expect((await mia.post('/live-chats/create-chat-room', { matchId })).status).toBe(201);
    const [hers, his] = [
      await enter(mia.accessToken, matchId),
      await enter(ann.accessToken, matchId),
    ];
    expect((await his.next('userCount', ({ count }) => count === 2)).count).toBe(2);
    const words = { matchId, userId: mia.id, message: 'Hello', clientMessageId: 'c1' };
    const acks = await Promise.all([hers.send(words), hers.send(words)]);
    const message = {
      messageId: expect.any(String),
      userId: mia.id,
      username: 'Mia Lund (Sea Times)',
      profilePicture: image,
      partner: { name: 'Sea Times', personName: 'Mia Lund' },
      message: 'Hello',
      createdAt: expect.any(String),
      seq: 1,
      clientMessageId: 'c1',
    };
    expect(acks).toEqual([
      { ok: true, message },
      { ok: true, message },
    ]);
    expect(await his.next('newMessage')).toEqual({ ...message, matchId });
    await his.send({ matchId, userId: ann.id, message: 'Hi Mia' });
    const history = (await mia.get(`/live-chats/messages/${matchId}`)).body.data.messages;
    expect(history).toEqual([message, expect.not.objectContaining({ partner: expect.anything() })]);
    expect((await mia.get('/auth/me')).body).toEqual({
      id: mia.id,
      username: 'Mia Lund (Sea Times)',
      firstName: 'Mia Lund',
      lastName: '',
      profilePicture: image,
      partner: { name: 'Sea Times', personName: 'Mia Lund' },
    });
  });

  test('are found nowhere among our people', async () => {
    const partner = await addPartner(t);
    const mia = await partner.person({ name: 'Unusual Xylophone' });
    const ann = await t.person();
    expect((await ann.get('/users?search=xylophone&limit=5')).body.users).toEqual([]);
    for (const name of [mia.id, 'Unusual Xylophone', 'unusual'])
      expect(
        (await ann.get(`/users/get-user-by-username/${encodeURIComponent(name)}`)).status,
      ).toBe(404);
    expect(
      (await ann.post(`/users/${ann.id}/follow-user`, { userToFollowId: mia.id })).status,
    ).toBe(404);
  });

  test('may send no event but those of rooms, and may act as nobody else', async () => {
    const [partner, other] = [await addPartner(t), await addPartner(t)];
    const [mia, ben, ann] = [await partner.person(), await other.person(), await t.person()];
    const matchId = newRoom();
    await ann.post('/live-chats/create-chat-room', { matchId });
    const socket = await enter(mia.accessToken, matchId);
    const refusal = { ok: false, code: 'FORBIDDEN' };
    for (const [event, body] of [
      ['watchClub', { clubId: 'any' }],
      ['unwatchClub', { clubId: 'any' }],
      ['watchProfile', { userId: ann.id }],
      ['unwatchProfile', { userId: ann.id }],
    ] as const)
      expect(await ask(socket, event, body), event).toMatchObject(refusal);
    for (const userId of [ann.id, ben.id])
      expect(await socket.send({ matchId, userId, message: 'as another' })).toMatchObject(refusal);
    const theirs = await enter(ann.accessToken, matchId);
    expect(await theirs.send({ matchId, userId: mia.id, message: 'as Mia' })).toMatchObject(
      refusal,
    );
    expect((await ann.get(`/live-chats/messages/${matchId}`)).body.data.messages).toEqual([]);
  });

  test('of one id are two people where they are of two partners', async () => {
    const [one, two] = [await addPartner(t), await addPartner(t)];
    const [here, there] = [await one.person({ id: 'mia' }), await two.person({ id: 'mia' })];
    expect(here.id).not.toBe(there.id);
    expect((await one.person({ id: 'mia', name: 'Mia L.' })).id).toBe(here.id);
    await two.server.delete('/partners/people/mia');
    expect((await here.get('/auth/me')).body.firstName).toBe('Mia L.');
    expect((await there.get('/auth/me')).status).toBe(401);
  });

  test('have tokens that nothing but the API makes', async () => {
    const partner = await addPartner(t);
    const [mia, ann] = [await partner.person(), await t.person()];
    const secret = tokenSecret(t.api.context.config);
    const { exp, iat } = decodeJwt(mia.accessToken);
    expect(exp! - iat!).toBeLessThanOrEqual(900);
    const sign = (claims: object, subject: string, purpose: string) =>
      new SignJWT({ ...claims })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setSubject(subject)
        .setExpirationTime('5m')
        .sign(derivedKey(secret, purpose));
    const { sid } = decodeJwt<{ sid: string }>(ann.accessToken);
    const call = async (token: string) =>
      (
        await t.api.app.inject({
          url: '/api/auth/me',
          headers: { authorization: `Bearer ${token}` },
        })
      ).statusCode;
    // The person of a session under the partners' key, and the other way round.
    expect(await call(await sign({ sid }, ann.id, 'partner access'))).toBe(401);
    expect(await call(await sign({ sid: partner.keyId }, mia.id, 'access'))).toBe(401);
    const other = await addPartner(t);
    expect(await call(await sign({ sid: other.keyId }, mia.id, 'partner access'))).toBe(401);
    expect(await call(await sign({ sid: partner.keyId }, mia.id, 'partner access'))).toBe(200);
  });

  test('who were removed lose call, socket and picture, and are given no other token', async () => {
    const partner = await addPartner(t);
    const image = 'https://pictures.example/mia.webp';
    const [mia, ben] = [await partner.person({ id: 'mia', image }), await partner.person()];
    const matchId = newRoom();
    await mia.post('/live-chats/create-chat-room', { matchId });
    const [hers, his] = [
      await enter(mia.accessToken, matchId),
      await enter(ben.accessToken, matchId),
    ];
    await hers.send({ matchId, userId: mia.id, message: 'Hello' });
    expect((await partner.server.delete('/partners/people/mia')).status).toBe(204);
    expect(await hers.next('sessionEnded')).toEqual({ reason: 'removed' });
    expect(await hers.ended).toBe('io server disconnect');
    expect(his.socket.connected).toBe(true);
    expect((await mia.get('/auth/me')).status).toBe(401);
    expect((await mia.get(`/live-chats/messages/${matchId}`)).body.data.messages).toMatchObject([
      { message: 'Hello', profilePicture: null },
    ]);
    const again = await partner.server.post('/partners/token', { id: 'mia', name: 'Mia', image });
    expect([again.status, again.body.message]).toEqual([403, 'This person was removed.']);
    // Also before they first come, and twice.
    for (const id of ['nobody-yet', 'nobody-yet'])
      expect((await partner.server.delete(`/partners/people/${id}`)).status).toBe(204);
    const late = await partner.server.post('/partners/token', { id: 'nobody-yet', name: 'Zoe' });
    expect(late.status).toBe(403);
  });

  test('stay connected with a later token of theirs, and with no other', async () => {
    const partner = await addPartner(t);
    const [mia, ben] = [await partner.person({ id: 'mia' }), await partner.person()];
    const { sessions } = t.api.context;
    const of = async (token: string) => (await sessions.authenticate(token))!.sessionId;
    expect(await of((await partner.person({ id: 'mia' })).accessToken)).toBe(
      await of(mia.accessToken),
    );
    expect(await of(ben.accessToken)).not.toBe(await of(mia.accessToken));
  });

  test.each([
    ['an empty name', { name: ' \u200B ' }, 'name'],
    ['a name of ours', { name: 'Clublіne Support' }, 'name'],
    ['the name of staff', { name: 'Admin' }, 'name'],
    ['a name too long', { name: 'x'.repeat(61) }, 'name'],
    ['an id of other characters', { id: 'a/b' }, 'id'],
    ['no id', { id: '' }, 'id'],
    ['an id that addresses lose', { id: '..' }, 'id'],
    ['an id that is a number', { id: 7 }, 'id'],
    ['an email address', { id: 'mia@example.test' }, 'id'],
    ['a picture over http', { image: 'http://x.example/a.png' }, 'image'],
    ['a picture that is a script', { image: 'javascript:alert(1)' }, 'image'],
    ['a picture in the address', { image: 'data:image/png;base64,AAAA' }, 'image'],
    ['a picture behind a password', { image: 'https://a:b@x.example/a.png' }, 'image'],
    ['a picture of no address', { image: 'https://' }, 'image'],
    ['a picture with a blank', { image: 'https://x.example/a b.png' }, 'image'],
  ])('are not described by %s', async (_what, wrong, property) => {
    const { server } = await addPartner(t);
    const answer = await server.post('/partners/token', { id: 'mia', name: 'Mia', ...wrong });
    expect([answer.status, answer.body.errors[0].property]).toEqual([400, property]);
  });
});

describeApi(
  'limits of partners',
  (t) => {
    test('hold for tokens of one person, and leave the others', async () => {
      const { server } = await addPartner(t);
      const ask = (id: string) => server.post('/partners/token', { id, name: 'Mia' });
      const statuses: number[] = [];
      for (let n = 0; n < 22; n += 1) statuses.push((await ask('mia')).status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(20);
      const refused = await ask('mia');
      expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
      expect((await ask('ben')).status).toBe(200);
    });

    test('for tokens keep nobody from being removed, which has its own limit', async () => {
      const { server, person } = await addPartner(t);
      const mia = await person({ id: 'mia' });
      const ask = async () =>
        (await server.post('/partners/token', { id: 'mia', name: 'Mia' })).status;
      const { counters, sessions } = t.api.context;
      const { id } = (await sessions.authenticate(mia.accessToken))!.partner!;
      await counters.take(`partner-token:${id}`, 3_000, 60_000, 3_000);
      await counters.take(`partner-person:${id}:mia`, 20, 60_000, 20);
      expect(await ask()).toBe(429);
      const remove = async () => (await server.delete('/partners/people/mia')).status;
      expect(await remove()).toBe(204);
      expect((await mia.get('/auth/me')).status).toBe(401);
      await counters.take(`partner-removal:${id}`, 3_000, 60_000, 3_000);
      expect(await remove()).toBe(429);
    });

    test('hold for all messages of a partner together, however many people it names', async () => {
      const [partner, other] = [await addPartner(t), await addPartner(t)];
      const matchId = 'crowded';
      const [mia, ben, kim] = [
        await partner.person(),
        await partner.person(),
        await other.person(),
      ];
      await mia.post('/live-chats/create-chat-room', { matchId });
      const { counters, sessions } = t.api.context;
      const { id } = (await sessions.authenticate(mia.accessToken))!.partner!;
      // As many as all others of them may have written by then.
      await counters.take(`sendMessage:partner:${id}`, 400, 10_000, 399);
      const write = async (person: PartnersPerson) => {
        const socket = await connect(await addressOf(t.api), person.accessToken);
        open.push(socket);
        return await socket.send({ matchId, userId: person.id, message: 'Hi' });
      };
      expect(await write(mia)).toMatchObject({ ok: true });
      expect(await write(ben)).toMatchObject({ ok: false, code: 'TOO_MANY' });
      expect(await write(kim)).toMatchObject({ ok: true });
    });

    test('hold for the rooms that one person opens, and leave the others', async () => {
      const { person } = await addPartner(t);
      const [mia, ben] = [await person(), await person()];
      const enter = async ({ post }: PartnersPerson, matchId: string) =>
        (await post('/live-chats/create-chat-room', { matchId })).status;
      for (let n = 0; n < 20; n += 1) expect(await enter(mia, `new_${n}`)).toBe(201);
      expect(await enter(mia, 'new_20')).toBe(429);
      expect(await enter(mia, 'new_0')).toBe(200);
      expect(await enter(ben, 'final')).toBe(201);
      const { counters, sessions } = t.api.context;
      const { id } = (await sessions.authenticate(ben.accessToken))!.partner!;
      // As many as all others of them may have opened by then.
      await counters.take(`partner-room:${id}`, 600, 60_000, 600 - 21);
      expect(await enter(ben, 'new_21')).toBe(429);
    });
  },
  { rateLimitScale: 1 },
);
