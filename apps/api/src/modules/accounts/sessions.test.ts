import { decodeJwt } from 'jose';
import { expect, test } from 'vitest';
import { callerOf } from '../../testing/callers';
import { describeApi } from '../../testing/describeApi';
import { createSessionKeeper, REUSE_GRACE_MS } from './sessions';

const ACCESS_SECONDS = 120;

describeApi('sessions', (t) => {
  /** A keeper on the same database whose clock the test turns. */
  function keeperAt(start = Date.now()) {
    const clock = { now: start };
    const ended: [string, string][] = [];
    const keeper = createSessionKeeper({
      db: t.api.context.db,
      secret: 'a secret of the test',
      accessSeconds: ACCESS_SECONDS,
      now: () => clock.now,
      onEnd: (id, reason) => ended.push([id, reason]),
    });
    return { clock, ended, keeper };
  }

  test('an access token lasts as long as it is set to, fifteen minutes if nothing is set, and names its person', async () => {
    const ann = await t.person();
    const claims = decodeJwt(ann.accessToken);
    expect(claims.sub).toBe(ann.id);
    expect(claims.exp! - claims.iat!).toBe(15 * 60);
    const { clock, keeper } = keeperAt();
    const { accessToken } = await keeper.start(t.api.context.db, ann.id);
    clock.now += (ACCESS_SECONDS - 2) * 1000;
    expect(await keeper.authenticate(`Bearer ${accessToken}`)).toMatchObject({ id: ann.id });
    clock.now += 3_000;
    expect(await keeper.authenticate(`Bearer ${accessToken}`)).toBeNull();
  });

  test('a refresh token is exchanged for the next pair and is not stored in clear', async () => {
    const ann = await t.person();
    const next = (await t.visitor.post('/auth/refresh', { refreshToken: ann.refreshToken })).body;
    expect(next.refreshToken).not.toBe(ann.refreshToken);
    expect((await callerOf(t.api.app, next.accessToken).get('/auth/me')).body.id).toBe(ann.id);
    const rows = await t.api.context.db.selectFrom('refreshTokens').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(ann.refreshToken);
    expect(JSON.stringify(rows)).not.toContain(next.refreshToken);
  });

  test('a second use within ten seconds gets the same successor; ten at once do too', async () => {
    const ann = await t.person();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        t.visitor.post('/auth/refresh', { refreshToken: ann.refreshToken }),
      ),
    );
    expect(new Set(answers.map((answer) => answer.body.refreshToken)).size).toBe(1);
    expect(answers.every((answer) => answer.status === 200)).toBe(true);
  });

  test('a later reuse ends the whole family', async () => {
    const ann = await t.person();
    const { clock, ended, keeper } = keeperAt();
    const first = await keeper.start(t.api.context.db, ann.id);
    const second = await keeper.refresh(first.refreshToken);
    clock.now += REUSE_GRACE_MS - 1;
    expect((await keeper.refresh(first.refreshToken)).refreshToken).toBe(second.refreshToken);
    clock.now += 2;
    await expect(keeper.refresh(first.refreshToken)).rejects.toMatchObject({ statusCode: 401 });
    await expect(keeper.refresh(second.refreshToken)).rejects.toMatchObject({ statusCode: 401 });
    expect(await keeper.authenticate(second.accessToken)).toBeNull();
    expect(ended.map(([, reason]) => reason)).toEqual(['reuse']);
  });

  test('a frame on another page gets a session of its own, which neither shares its tokens nor its end', async () => {
    const ann = await t.person();
    const { status, body } = await ann.post('/auth/frame-session', {
      refreshToken: ann.refreshToken,
    });
    expect([status, body.user.id]).toEqual([200, ann.id]);
    expect((await t.visitor.post('/auth/refresh', { refreshToken: ann.refreshToken })).status).toBe(
      200,
    );
    await ann.post('/auth/logout');
    expect((await callerOf(t.api.app, body.accessToken).get('/auth/me')).status).toBe(200);
    expect(
      (await t.visitor.post('/auth/refresh', { refreshToken: body.refreshToken })).status,
    ).toBe(200);
  });

  test('an access token alone, as a partner may hold, begins no further session', async () => {
    const [ann, ben] = await t.people(2);
    for (const refreshToken of ['made up', ben!.refreshToken])
      expect((await ann!.post('/auth/frame-session', { refreshToken })).status).toBe(403);
    expect(
      (await t.visitor.post('/auth/frame-session', { refreshToken: ann!.refreshToken })).status,
    ).toBe(401);
  });

  test('logging out ends the access token and the refresh token of that session alone', async () => {
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
    const { clock, ended, keeper } = keeperAt();
    const { accessToken, refreshToken } = await keeper.start(t.api.context.db, ann.id);
    clock.now += ACCESS_SECONDS * 2_000;
    await keeper.endByAccessToken(`Bearer ${accessToken}`);
    expect(ended.map(([, reason]) => reason)).toEqual(['logout']);
    await expect(keeper.refresh(refreshToken)).rejects.toMatchObject({ statusCode: 401 });
  });

  test('sessions long over are deleted with their tokens; running ones stay', async () => {
    const ann = await t.person();
    const { clock, keeper } = keeperAt();
    const over = await keeper.start(t.api.context.db, ann.id);
    await keeper.endByRefreshToken(over.refreshToken);
    clock.now += 31 * 24 * 60 * 60 * 1000;
    const running = await keeper.start(t.api.context.db, ann.id);
    await keeper.tidy();
    const left = await t.api.context.db
      .selectFrom('sessions')
      .select('endedAt')
      .where('userId', '=', ann.id)
      .execute();
    expect(left.every((session) => session.endedAt === null)).toBe(true);
    expect((await keeper.refresh(running.refreshToken)).accessToken).toBeTruthy();
    await expect(keeper.refresh(over.refreshToken)).rejects.toMatchObject({ statusCode: 401 });
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
