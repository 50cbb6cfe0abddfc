import { decodeJwt } from 'jose';
import { expect, test } from 'vitest';
import { callerOf } from '../../testing/callers';
import { describeApi } from '../../testing/describeApi';
import { createSessions } from './sessions';

const ACCESS_SECONDS = 120;
const sessionOf = ({ accessToken }: { accessToken: string }) =>
  decodeJwt<{ sid: string }>(accessToken).sid;

describeApi('sessions', (t) => {
  /** Sessions in the same database, by a clock that the test sets. */
  function sessionsAt(start = Date.now()) {
    const clock = { now: start };
    const ended: [string, string][] = [];
    const sessions = createSessions({
      db: t.api.context.db,
      secret: 'a secret of the test',
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
      expect(await sessions.authenticate(`Bearer ${accessToken}`)).toMatchObject({ id: ann.id });
      clock.now += 3_000;
      expect(await sessions.authenticate(`Bearer ${accessToken}`)).toBeNull();
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

  test(
    'a frame on another page gets a session of its own, which neither shares its tokens ' +
      'nor its end',
    async () => {
      const ann = await t.person();
      const { status, body } = await ann.post('/auth/frame-session', {
        refreshToken: ann.refreshToken,
      });
      expect([status, body.user.id]).toEqual([200, ann.id]);
      expect(
        (await t.visitor.post('/auth/refresh', { refreshToken: ann.refreshToken })).status,
      ).toBe(200);
      await ann.post('/auth/logout');
      expect((await callerOf(t.api.app, body.accessToken).get('/auth/me')).status).toBe(200);
      expect(
        (await t.visitor.post('/auth/refresh', { refreshToken: body.refreshToken })).status,
      ).toBe(200);
    },
  );

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
    await sessions.endByAccessToken(`Bearer ${accessToken}`);
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

  test.each([
    '',
    'Bearer',
    'Bearer x.y.z',
    'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4Iiwic2lkIjoieSJ9.',
  ])('%j is nobody', async (header) => {
    expect(await t.api.context.sessions.authenticate(header)).toBeNull();
  });
});
