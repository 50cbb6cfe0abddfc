import { PARTNER_KEYS_MAX } from '@clubline/contract';
import { afterEach, expect, test } from 'vitest';
import { describeApi } from '../../testing/describeApi';
import { addPartner } from '../../testing/partners';
import { addressOf, connect } from '../../testing/sockets';
import type { TestSocket } from '../../testing/sockets';
import { forgetPeople } from './partners.repository';

const open: TestSocket[] = [];
afterEach(() => {
  for (const { socket } of open.splice(0)) socket.close();
});

describeApi('keys of partners', (t) => {
  const enter = async (token: string, matchId?: string) => {
    const socket = await connect(await addressOf(t.api), token);
    open.push(socket);
    if (matchId !== undefined) await socket.join(matchId);
    return socket;
  };

  test('are told once, listed without the key, and stored as a hash', async () => {
    const admin = await t.admin();
    const made = await admin.post('/admin/partner-keys', { partner: '  Harbour\u200B News ' });
    expect(made.status).toBe(201);
    const { key, secret } = made.body.data;
    expect(secret).toMatch(/^clubline_partner_[\w-]{43}$/);
    expect(key).toEqual({
      id: expect.any(String),
      partner: 'Harbour News',
      hint: secret.slice(-4),
      createdAt: expect.any(String),
      lastUsedAt: null,
      revokedAt: null,
    });
    const { keys } = (await admin.get('/admin/partner-keys')).body.data;
    expect(keys[0]).toEqual(key);
    const stored = await t.api.context.db.selectFrom('partnerKeys').selectAll().execute();
    expect(JSON.stringify([stored, keys])).not.toContain(secret.slice(0, 40));
  });

  test('belong to the partner whose name reads alike, up to a number of them', async () => {
    const admin = await t.admin();
    const make = (partner: string) => admin.post('/admin/partner-keys', { partner });
    const names = ['River Post', 'river post', 'Rıver  Pоst', 'RIVER POST', 'River-Post'];
    expect(names).toHaveLength(PARTNER_KEYS_MAX);
    for (const name of names) {
      const made = await make(name);
      expect([made.status, made.body.data.key.partner]).toEqual([201, 'River Post']);
    }
    const refused = await make('River Post');
    expect([refused.status, refused.body.errors[0].property]).toEqual([409, 'partner']);
    const { keys } = (await admin.get('/admin/partner-keys')).body.data;
    const last = keys.find(({ partner }: { partner: string }) => partner === 'River Post');
    await admin.delete(`/admin/partner-keys/${last.id}`);
    expect((await make('River Post')).status).toBe(201);
  });

  test.each([
    ['TV 2', 'tv２', 'T\u200BV-2', 'ΤV②', 'tv ❷'],
    ['Radio 1', 'Rаdio l', 'radio-I', 'RADIO１', 'Radio ➀'],
  ])(
    'belong to the same partner for %s, whatever its digits are written with',
    async (...names) => {
      const admin = await t.admin();
      for (const partner of names) {
        const made = await admin.post('/admin/partner-keys', { partner });
        expect([made.status, made.body.data.key.partner]).toEqual([201, names[0]]);
      }
    },
  );

  test('belong to another partner where only a digit of the name is another', async () => {
    const admin = await t.admin();
    for (const partner of ['Sport 2', 'Sport 6', 'Sport', '2 Sport', 'Sport 26', '7', '9']) {
      const made = await admin.post('/admin/partner-keys', { partner });
      expect([made.status, made.body.data.key.partner]).toEqual([201, partner]);
    }
  });

  test('tell names apart also where a partner is stored under an older reading', async () => {
    const admin = await t.admin();
    const make = async (partner: string) =>
      (await admin.post('/admin/partner-keys', { partner })).body.data.key.partner;
    await make('Canal 6');
    await t.api.context.db
      .updateTable('partners')
      .set({ nameKey: 'canal' })
      .where('name', '=', 'Canal 6')
      .execute();
    expect([await make('Canal'), await make('Canal 7'), await make('CANAL 6')]).toEqual([
      'Canal',
      'Canal 7',
      'Canal 6',
    ]);
  });

  test('do not exceed their number when made at once', async () => {
    const admin = await t.admin();
    const made = await Promise.all(
      Array.from({ length: PARTNER_KEYS_MAX + 3 }, () =>
        admin.post('/admin/partner-keys', { partner: 'All At Once' }),
      ),
    );
    expect(made.filter(({ status }) => status === 201)).toHaveLength(PARTNER_KEYS_MAX);
  });

  test('say when they were used', async () => {
    const admin = await t.admin();
    const { keyId, person } = await addPartner(t);
    const usedAt = async () => {
      const { keys } = (await admin.get('/admin/partner-keys')).body.data;
      return keys.find(({ id }: { id: string }) => id === keyId).lastUsedAt;
    };
    expect(await usedAt()).toBeNull();
    await person();
    const first = await usedAt();
    expect(Date.now() - Date.parse(first)).toBeLessThan(60_000);
    await person();
    expect(await usedAt()).toBe(first);
  });

  test('once revoked open nothing: no token, no call, no message, no socket', async () => {
    const [admin, { keyId, server, person, secret }] = [await t.admin(), await addPartner(t)];
    const mia = await person({ id: 'mia' });
    const matchId = 'revoked';
    await mia.post('/live-chats/create-chat-room', { matchId });
    const socket = await enter(mia.accessToken, matchId);
    // A socket that no word of the end has reached.
    const deaf = await enter(mia.accessToken);
    t.api.io.in(deaf.socket.id!).socketsLeave([`session:${keyId}`, `session:${keyId}:${mia.id}`]);

    expect((await admin.delete(`/admin/partner-keys/${keyId}`)).status).toBe(204);
    expect(await socket.next('sessionEnded')).toEqual({ reason: 'key revoked' });
    expect(await socket.ended).toBe('io server disconnect');
    expect(await deaf.send({ matchId, userId: mia.id, message: 'Still here' })).toMatchObject({
      ok: false,
      code: 'SIGNED_OUT',
    });

    expect((await mia.get('/auth/me')).status).toBe(401);
    const again = await server.post('/partners/token', { id: 'mia', name: 'Mia' });
    expect([again.status, again.body.message]).toEqual([
      401,
      'The key is missing, unknown or revoked. Ask for a new one.',
    ]);
    await expect(connect(await addressOf(t.api), mia.accessToken)).rejects.toMatchObject({
      data: { statusCode: 401 },
    });
    await expect(connect(await addressOf(t.api), secret)).rejects.toMatchObject({
      data: { statusCode: 401 },
    });
    expect((await admin.get(`/live-chats/messages/${matchId}`)).body.data.messages).toEqual([]);
    // Nobody can take that back.
    expect((await admin.delete(`/admin/partner-keys/${keyId}`)).status).toBe(204);
    expect((await mia.get('/auth/me')).status).toBe(401);
  });

  test('leave the people of another key of the same partner where they are', async () => {
    const admin = await t.admin();
    const [old, next] = [await addPartner(t, 'Two Keys'), await addPartner(t, 'Two Keys')];
    const [before, after] = [await old.person({ id: 'mia' }), await next.person({ id: 'mia' })];
    expect(before.id).toBe(after.id);
    await admin.delete(`/admin/partner-keys/${old.keyId}`);
    expect((await before.get('/auth/me')).status).toBe(401);
    expect((await after.get('/auth/me')).status).toBe(200);
  });

  test('a socket whose session is over by the time it is let in is closed at once', async () => {
    const { keyId, person } = await addPartner(t);
    const mia = await person();
    const { context } = t.api;
    const { authenticate } = context.sessions;
    context.sessions.authenticate = async (token) => {
      const actor = await authenticate(token);
      await context.db
        .updateTable('partnerKeys')
        .set({ revokedAt: context.now() })
        .where('id', '=', keyId)
        .execute();
      return actor;
    };
    const socket = await enter(mia.accessToken);
    context.sessions.authenticate = authenticate;
    expect(await socket.ended).toBe('io server disconnect');
  });

  test('who wrote nothing is forgotten after a month, unless they were removed', async () => {
    const { server, person } = await addPartner(t);
    const [mia, ben, kim] = [await person(), await person(), await person({ id: 'kim' })];
    await mia.post('/live-chats/create-chat-room', { matchId: 'month' });
    const socket = await enter(mia.accessToken, 'month');
    await socket.send({ matchId: 'month', userId: mia.id, message: 'Hello' });
    await server.delete('/partners/people/kim');
    const { db } = t.api.context;
    const left = async () => {
      const ids = [mia.id, ben.id, kim.id];
      const rows = await db
        .selectFrom('partnerPeople')
        .select('id')
        .where('id', 'in', ids)
        .execute();
      return rows.map(({ id }) => id).toSorted();
    };
    await forgetPeople(db, Date.now() + 29 * 24 * 3_600_000);
    expect(await left()).toEqual([mia.id, ben.id, kim.id].toSorted());
    await forgetPeople(db, Date.now() + 31 * 24 * 3_600_000);
    expect(await left()).toEqual([mia.id, kim.id].toSorted());
  });
});
