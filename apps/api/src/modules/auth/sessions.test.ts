import { decodeJwt, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { expect, test, vi } from 'vitest';
import { transact } from '../../db/dialect';
import { callerOf } from '../../testing/callers';
import { describeApi } from '../../testing/describeApi';
import { createSessions } from './sessions';
import { derivedKey } from './tokenSecret';

const ACCESS_SECONDS = 120;
const DAY_MS = 24 * 60 * 60 * 1000;
const sessionOf = ({ accessToken }: { accessToken: string }) =>
  decodeJwt<{ sid: string }>(accessToken).sid;

describeApi('sessions', (t) => {
  /** Sessions in the same database, by a clock that the test sets. */
  function sessionsAt(start = Date.now(), secret = 'a secret of the test') {
    const clock = { now: start };
    const ended: [string, string][] = [];
    const sessions = createSessions({
      db: t.api.context.db,
      changes: t.api.context.changes,
      secret,
      accessSeconds: ACCESS_SECONDS,
      now: () => clock.now,
      onEnd: (id, reason) => ended.push([id, reason]),
    });
    return { clock, ended, sessions };
  }

  test(
    'an access token lasts as long as it is set to, fifteen minutes if nothing is set, ' +
      'and names its person',
    async () => {
      const ann = await t.person();
      const claims = decodeJwt(ann.accessToken);
      expect(claims.sub).toBe(ann.id);
      expect(claims.exp! - claims.iat!).toBe(15 * 60);
      const { clock, sessions } = sessionsAt();
      const { accessToken } = await sessions.start(t.api.context.db, ann.id);
      clock.now += (ACCESS_SECONDS - 2) * 1000;
      expect(await sessions.authenticate(accessToken)).toMatchObject({ id: ann.id });
      clock.now += 3_000;
      expect(await sessions.authenticate(accessToken)).toBeNull();
    },
  );

  test('a refresh token is exchanged for the next pair and is not stored in clear', async () => {
    const ann = await t.person();
    const next = (await t.visitor.post('/auth/refresh', { refreshToken: ann.refreshToken })).body;
    expect(next.refreshToken).not.toBe(ann.refreshToken);
    expect((await callerOf(t.api.app, next.accessToken).get('/auth/me')).body.id).toBe(ann.id);
    const rows = await t.api.context.db.selectFrom('refreshTokens').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(ann.refreshToken);
    expect(JSON.stringify(rows)).not.toContain(next.refreshToken);
  });

  test('ten uses at once get the same next token', async () => {
    const ann = await t.person();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        t.visitor.post('/auth/refresh', { refreshToken: ann.refreshToken }),
      ),
    );
    expect(new Set(answers.map((answer) => answer.body.refreshToken)).size).toBe(1);
    expect(answers.every((answer) => answer.status === 200)).toBe(true);
  });

  test.each([
    ['fifteen seconds', 15],
    ['a weekend', 3 * 24 * 3_600],
  ])('who lost the answer gets it again after %s', async (_title, seconds) => {
    const ann = await t.person();
    const { clock, ended, sessions } = sessionsAt();
    const first = await sessions.start(t.api.context.db, ann.id);
    const lost = await sessions.refresh(first.refreshToken);
    clock.now += seconds * 1_000;
    const again = await sessions.refresh(first.refreshToken);
    expect(again.refreshToken).toBe(lost.refreshToken);
    expect(await sessions.isCurrentToken(sessionOf(again), first.refreshToken)).toBe(true);
    await sessions.refresh(again.refreshToken);
    expect(ended).toEqual([]);
  });

  test('a token whose next one was used is a copy: the whole family ends', async () => {
    const ann = await t.person();
    const { ended, sessions } = sessionsAt();
    const first = await sessions.start(t.api.context.db, ann.id);
    const second = await sessions.refresh(first.refreshToken);
    const third = await sessions.refresh(second.refreshToken);
    expect(await sessions.isCurrentToken(sessionOf(first), first.refreshToken)).toBe(false);
    await expect(sessions.refresh(first.refreshToken)).rejects.toMatchObject({ statusCode: 401 });
    await expect(sessions.refresh(third.refreshToken)).rejects.toMatchObject({ statusCode: 401 });
    expect(await sessions.authenticate(third.accessToken)).toBeNull();
    expect(ended.map(([, reason]) => reason)).toEqual(['reuse']);
  });

  test('another secret makes no token good again that was used before', async () => {
    const ann = await t.person();
    const before = sessionsAt();
    const first = await before.sessions.start(t.api.context.db, ann.id);
    const second = await before.sessions.refresh(first.refreshToken);
    const third = await before.sessions.refresh(second.refreshToken);
    const { ended, sessions } = sessionsAt(Date.now(), 'the secret that took its place');
    for (const { refreshToken } of [first, second]) {
      await expect(sessions.refresh(refreshToken)).rejects.toMatchObject({ statusCode: 401 });
      expect(await sessions.isCurrentToken(sessionOf(first), refreshToken)).toBe(false);
    }
    // The newest one goes on: its owner is not signed out.
    expect((await sessions.refresh(third.refreshToken)).accessToken).toBeTruthy();
    expect(ended).toEqual([]);
  });

  test('a frame on another page gets a session of its own, which shares no token', async () => {
    const ann = await t.person();
    const { status, body } = await ann.post('/auth/frame-session', {
      refreshToken: ann.refreshToken,
    });
    expect([status, body.user.id]).toEqual([200, ann.id]);
    expect(sessionOf(body)).not.toBe(sessionOf(ann));
    for (const { refreshToken } of [ann, body])
      expect((await t.visitor.post('/auth/refresh', { refreshToken })).status).toBe(200);
    expect((await callerOf(t.api.app, body.accessToken).get('/auth/me')).status).toBe(200);
  });

  test('an access token alone, as a partner may hold, begins no further session', async () => {
    const [ann, ben] = await t.people(2);
    for (const refreshToken of ['made up', ben!.refreshToken])
      expect((await ann!.post('/auth/frame-session', { refreshToken })).status).toBe(403);
    expect(
      (await t.visitor.post('/auth/frame-session', { refreshToken: ann!.refreshToken })).status,
    ).toBe(401);
  });

  test('logging out ends both tokens of that session alone', async () => {
    const ann = await t.person();
    const other = await t.api.context.sessions.start(t.api.context.db, ann.id);
    expect((await ann.post('/auth/logout')).body).toEqual({ success: true });
    const refused = await ann.get('/auth/me');
    expect([refused.status, refused.body.error]).toEqual([401, 'Unauthorized']);
    expect((await t.visitor.post('/auth/refresh', { refreshToken: ann.refreshToken })).status).toBe(
      401,
    );
    expect((await callerOf(t.api.app, other.accessToken).get('/auth/me')).status).toBe(200);
  });

  test('a token that has run out still logs its session out', async () => {
    const ann = await t.person();
    const { clock, ended, sessions } = sessionsAt();
    const { accessToken, refreshToken } = await sessions.start(t.api.context.db, ann.id);
    clock.now += ACCESS_SECONDS * 2_000;
    await sessions.endByAccessToken(accessToken);
    expect(ended.map(([, reason]) => reason)).toEqual(['logout']);
    await expect(sessions.refresh(refreshToken)).rejects.toMatchObject({ statusCode: 401 });
  });

  test('sessions long over are deleted with their tokens; running ones stay', async () => {
    const ann = await t.person();
    const { clock, sessions } = sessionsAt();
    const over = await sessions.start(t.api.context.db, ann.id);
    await sessions.endByRefreshToken(over.refreshToken);
    clock.now += 31 * 24 * 60 * 60 * 1000;
    const running = await sessions.start(t.api.context.db, ann.id);
    await sessions.deleteExpired();
    const left = await t.api.context.db
      .selectFrom('sessions')
      .select('endedAt')
      .where('userId', '=', ann.id)
      .execute();
    expect(left.every((session) => session.endedAt === null)).toBe(true);
    expect((await sessions.refresh(running.refreshToken)).accessToken).toBeTruthy();
    await expect(sessions.refresh(over.refreshToken)).rejects.toMatchObject({ statusCode: 401 });
  });

  test('however many are over, all are deleted', async () => {
    const { id: userId } = await t.person();
    const { sessions } = sessionsAt();
    const long = '2001-01-01T00:00:00.000Z';
    const over = { userId, createdAt: long, expiresAt: long, endedAt: null, endReason: null };
    const rows = Array.from({ length: 2_500 }, (_, n) => ({ ...over, id: `over-${n}` }));
    await t.api.context.db.insertInto('sessions').values(rows).execute();
    await sessions.deleteExpired();
    const left = await t.api.context.db
      .selectFrom('sessions')
      .select('id')
      .where('expiresAt', '=', long)
      .execute();
    expect(left).toEqual([]);
  });

  test('a session that is not used for 60 days ends', async () => {
    const ann = await t.person();
    const { clock, sessions } = sessionsAt();
    const used = await sessions.start(t.api.context.db, ann.id);
    clock.now += 60 * DAY_MS - 1_000;
    await sessions.refresh(used.refreshToken);
    const unused = await sessions.start(t.api.context.db, ann.id);
    clock.now += 60 * DAY_MS + 1_000;
    await expect(sessions.refresh(unused.refreshToken)).rejects.toMatchObject({ statusCode: 401 });
  });

  test('a session ends after 90 days, however much it is used', async () => {
    const ann = await t.person();
    const { clock, sessions } = sessionsAt();
    let tokens = await sessions.start(t.api.context.db, ann.id);
    for (let day = 30; day < 90; day += 30) {
      clock.now += 30 * DAY_MS;
      tokens = await sessions.refresh(tokens.refreshToken);
    }
    clock.now += 30 * DAY_MS - 1_000;
    tokens = await sessions.refresh(tokens.refreshToken);
    expect(await sessions.authenticate(tokens.accessToken)).toMatchObject({ id: ann.id });
    clock.now += 2_000;
    expect(await sessions.authenticate(tokens.accessToken)).toBeNull();
    await expect(sessions.refresh(tokens.refreshToken)).rejects.toMatchObject({ statusCode: 401 });
  });

  test('so does one that was begun beside it, for a frame', async () => {
    const ann = await t.person();
    const { clock, sessions } = sessionsAt();
    const { db } = t.api.context;
    const first = await sessions.start(db, ann.id);
    clock.now += 50 * DAY_MS;
    const actor = { id: ann.id, sessionId: sessionOf(first) };
    const origin = { userAgent: undefined, ip: '127.0.0.1' };
    const beside = (await transact(db, (trx) => sessions.startBeside(trx, actor, origin)))!.tokens;
    clock.now += 40 * DAY_MS - 1_000;
    const next = await sessions.refresh(beside.refreshToken);
    clock.now += 2_000;
    await expect(sessions.refresh(next.refreshToken)).rejects.toMatchObject({ statusCode: 401 });
  });

  test(
    'refresh tokens whose next one was used long ago are deleted, and what a copy or a lost ' +
      'answer may still need is kept',
    async () => {
      const ann = await t.person();
      const { clock, ended, sessions } = sessionsAt();
      const chain = [await sessions.start(t.api.context.db, ann.id)];
      const renew = async () => chain.push(await sessions.refresh(chain.at(-1)!.refreshToken));
      const stored = async () =>
        (
          await t.api.context.db
            .selectFrom('refreshTokens')
            .select('hash')
            .where('sessionId', '=', sessionOf(chain[0]!))
            .execute()
        ).length;
      for (let n = 0; n < 3; n += 1) {
        clock.now += DAY_MS;
        await renew();
      }
      clock.now += 29 * DAY_MS;
      await renew();
      const left: number[] = [];
      for (let day = 32; day < 36; day += 1) {
        await sessions.deleteExpired();
        left.push(await stored());
        clock.now += DAY_MS;
      }
      // The fourth was used within the month, and is the one after the third.
      expect(left).toEqual([5, 4, 3, 3]);
      // Its next one was never used: the answer may have been lost.
      await sessions.refresh(chain[3]!.refreshToken);
      await expect(sessions.refresh(chain[0]!.refreshToken)).rejects.toMatchObject({
        statusCode: 401,
      });
      expect(ended).toEqual([]);
      await renew();
      await expect(sessions.refresh(chain[3]!.refreshToken)).rejects.toMatchObject({
        statusCode: 401,
      });
      expect(ended.map(([, reason]) => reason)).toEqual(['reuse']);
    },
  );

  test('no token counts that was changed, or signed by another key or algorithm', async () => {
    const ann = await t.person();
    const secret = 'the secret of these tokens';
    const { sessions } = sessionsAt(Date.now(), secret);
    const { accessToken } = await sessions.start(t.api.context.db, ann.id);
    expect(await sessions.authenticate(accessToken)).toMatchObject({ id: ann.id });
    const [head, body, signature] = accessToken.split('.') as [string, string, string];
    const part = (fields: object) => Buffer.from(JSON.stringify(fields)).toString('base64url');
    const claims = decodeJwt(accessToken);
    const key = derivedKey(secret, 'access');
    const signed = (alg: string, by: Uint8Array) =>
      new SignJWT({ ...claims }).setProtectedHeader({ alg, typ: 'JWT' }).sign(by);
    const forged = [
      `${part({ alg: 'none' })}.${body}.`,
      `${part({ alg: 'None', typ: 'JWT' })}.${body}.${signature}`,
      `${part({ alg: 'RS256', typ: 'JWT' })}.${body}.${signature}`,
      `${head}.${part({ ...claims, exp: claims.exp! + 60 })}.${signature}`,
      `${head}.${body}.`,
      `${head}.${body}.${signature.slice(0, -4)}AAAA`,
      await signed('HS256', derivedKey('another secret of the test', 'access')),
      await signed('HS256', derivedKey(secret, 'refresh-successor')),
      await signed('HS512', Buffer.concat([key, key])),
      await signed('HS384', Buffer.concat([key, key])),
      await signed('HS512', key).catch(() => 'x.y.z'),
    ];
    expect(await Promise.all(forged.map((token) => sessions.authenticate(token)))).toEqual(
      forged.map(() => null),
    );
    for (const token of forged) await sessions.endByAccessToken(token);
    expect(await sessions.authenticate(await signed('HS256', key))).toMatchObject({ id: ann.id });
  });

  test('the key is that of the settings alone, whatever key a token names or brings', async () => {
    const ann = await t.person();
    const { sessions } = sessionsAt();
    const claims = decodeJwt((await sessions.start(t.api.context.db, ann.id)).accessToken);
    const own = new TextEncoder().encode('a key of somebody who forges tokens');
    const { privateKey, publicKey } = await generateKeyPair('RS256');
    const brought = {
      jwk: { kty: 'oct', k: Buffer.from(own).toString('base64url') },
      jku: 'https://evil.test/keys.json',
      x5u: 'https://evil.test/chain.pem',
      kid: '../../../dev/null',
    };
    const forged = [
      ...Object.entries(brought).map(([name, value]) =>
        new SignJWT({ ...claims }).setProtectedHeader({ alg: 'HS256', [name]: value }).sign(own),
      ),
      new SignJWT({ ...claims })
        .setProtectedHeader({ alg: 'RS256', jwk: await exportJWK(publicKey) })
        .sign(privateKey),
    ];
    const asked = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('nothing is fetched'));
    for (const token of await Promise.all(forged))
      expect(await sessions.authenticate(token)).toBeNull();
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
  });

  test('refresh tokens hold 256 bits of the system’s own, none like another', async () => {
    const ann = await t.person();
    const { sessions } = sessionsAt();
    const guessable = vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const begun = await Promise.all(
      Array.from({ length: 20 }, () => sessions.start(t.api.context.db, ann.id)),
    );
    expect(guessable).not.toHaveBeenCalled();
    guessable.mockRestore();
    const tokens = begun.map(({ refreshToken }) => refreshToken);
    expect(new Set(tokens).size).toBe(20);
    for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  });

  test.each(['', 'Bearer', 'x.y.z', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4Iiwic2lkIjoieSJ9.'])(
    '%j is nobody',
    async (token) => {
      expect(await t.api.context.sessions.authenticate(token)).toBeNull();
    },
  );
});
