import { DEVICES_MAX } from '@clubline/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { callerOf } from '../../../testing/callers';
import type { Caller } from '../../../testing/callers';
import { describeApi } from '../../../testing/describeApi';
import { newAccount } from '../../../testing/people';
import { addressOf, connect } from '../../../testing/sockets';
import { untilAwaited } from '../../../testing/untilAwaited';

interface SignedIn extends Caller {
  accessToken: string;
  refreshToken: string;
}

describeApi('the sessions of frames that were begun beside one', (t) => {
  const asCaller = (tokens: { accessToken: string; refreshToken: string }): SignedIn => ({
    ...callerOf(t.api.app, tokens.accessToken),
    ...tokens,
  });
  async function member() {
    const account = newAccount();
    await t.visitor.post('/auth/sign-up', account);
    const signIn = async () => asCaller((await t.visitor.post('/auth/sign-in', account)).body);
    return { account, signIn };
  }
  const begin = ({ post, refreshToken }: SignedIn) => post('/auth/frame-session', { refreshToken });
  const beginFrame = async (site: SignedIn) => asCaller((await begin(site)).body);
  const isIn = async (caller: Caller) => (await caller.get('/auth/me')).status === 200;
  const listen = async ({ accessToken }: SignedIn) => connect(await addressOf(t.api), accessToken);
  const renew = async ({ refreshToken }: SignedIn) =>
    (await t.visitor.post('/auth/refresh', { refreshToken })).status;

  test.each<[string, (site: SignedIn) => Promise<unknown>]>([
    ['the access token', (site) => site.post('/auth/logout')],
    ['the refresh token', ({ refreshToken }) => t.visitor.post('/auth/logout', { refreshToken })],
  ])('end with it at once, sockets too, when its person signs out by %s', async (_, signOut) => {
    const { signIn } = await member();
    const [site, elsewhere] = [await signIn(), await signIn()];
    const frame = await beginFrame(site);
    const gone = [frame, await beginFrame(site), await beginFrame(frame)];
    const stays = [elsewhere, await beginFrame(elsewhere)];
    const sockets = await Promise.all(gone.map(listen));
    const staying = await Promise.all(stays.map(listen));

    await signOut(site);
    expect(await Promise.all(gone.map(isIn))).toEqual([false, false, false]);
    expect(await Promise.all(gone.map(renew))).toEqual([401, 401, 401]);
    await Promise.all(sockets.map(({ ended }) => ended));
    for (const socket of sockets)
      expect(socket.received('sessionEnded')).toEqual([{ reason: 'logout' }]);
    expect(await Promise.all(stays.map(isIn))).toEqual([true, true]);
    expect(staying.map(({ socket }) => socket.connected)).toEqual([true, true]);
  });

  test('end where a copy of its refresh token was used, which may have begun them', async () => {
    const { signIn } = await member();
    const site = await signIn();
    const frame = await beginFrame(site);
    const second = (await t.visitor.post('/auth/refresh', site)).body;
    await t.visitor.post('/auth/refresh', second);
    expect(await renew(site)).toBe(401);
    expect([await isIn(frame), await renew(frame)]).toEqual([false, 401]);
  });

  test('end with it where signing in replaces it, also as somebody else', async () => {
    const [ann, ben] = [await member(), await member()];
    for (const { account } of [ann, ben]) {
      const site = await ann.signIn();
      const frame = await beginFrame(site);
      const socket = await listen(frame);
      expect((await site.post('/auth/sign-in', account)).status).toBe(200);
      expect([await isIn(frame), await renew(frame)]).toEqual([false, 401]);
      await socket.ended;
      expect(socket.received('sessionEnded')).toEqual([{ reason: 'replaced' }]);
    }
  });

  test('end with the one that has to end since there are too many', async () => {
    const { signIn } = await member();
    const first = await signIn();
    const frame = await beginFrame(first);
    for (let n = 2; n < DEVICES_MAX; n += 1) await signIn();
    expect(await isIn(first)).toBe(true);
    await signIn();
    expect([await isIn(first), await isIn(frame)]).toEqual([false, false]);
  });

  test('never outlive it, also when they are begun while it ends', async () => {
    const { signIn } = await member();
    const site = await signIn();
    const frame = await beginFrame(site);
    const several = (from: SignedIn) => Array.from({ length: 6 }, () => begin(from));
    const before = [...several(site), ...several(frame)];
    const end = site.post('/auth/logout');
    const answers = await Promise.all([...before, ...several(site), ...several(frame)]);
    await end;
    const begun = answers.filter(({ status }) => status === 200);
    expect(
      await Promise.all(begun.map(({ body }) => isIn(callerOf(t.api.app, body.accessToken)))),
    ).toEqual(begun.map(() => false));
  });

  test('end alone, where one of them does', async () => {
    const { signIn } = await member();
    const site = await signIn();
    const [one, other] = [await beginFrame(site), await beginFrame(site)];
    await one.post('/auth/logout');
    expect(await Promise.all([site, one, other].map(isIn))).toEqual([true, false, true]);
  });

  test('are locked after what they were begun beside, whoever ends them', async ({ skip }) => {
    if (t.database === 'embedded') skip();
    const { db } = t.api.context;
    const { signIn } = await member();
    const elsewhere = await signIn();
    const site = await signIn();
    for (let n = 0; n < 3; n += 1) await beginFrame(site);
    const { besideId, userId } = await db
      .selectFrom('sessions')
      .where('besideId', 'is not', null)
      .select(['besideId', 'userId'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    // Its row stands behind those of its frames from now on, as after it has been used often.
    for (const owner of [(await t.person()).id, userId])
      await db.updateTable('sessions').set({ userId: owner }).where('id', '=', besideId).execute();
    const ended = await db.transaction().execute(async (trx) => {
      const lock = (column: 'id' | 'besideId') =>
        trx
          .selectFrom('sessions')
          .where(column, '=', besideId)
          .select('id')
          .forNoKeyUpdate()
          .execute();
      await lock('id');
      const answered = elsewhere.delete('/account/devices');
      await untilAwaited(db, trx);
      await sql`set local lock_timeout = '1ms'`.execute(trx);
      expect(await lock('besideId')).toHaveLength(3);
      return { answered };
    });
    expect((await ended.answered).status).toBe(204);
  });
});
