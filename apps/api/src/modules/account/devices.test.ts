import { DEVICES_MAX } from '@clubline/contract';
import type { Device } from '@clubline/contract';
import { afterEach, expect, test } from 'vitest';
import { transact } from '../../db/dialect';
import { callerOf } from '../../testing/callers';
import type { Caller } from '../../testing/callers';
import { describeApi } from '../../testing/describeApi';
import { newAccount } from '../../testing/people';
import { addressOf, connect } from '../../testing/sockets';
import type { TestSocket } from '../../testing/sockets';

const LAPTOP = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like ' +
  'Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

const open: TestSocket[] = [];
afterEach(() => open.splice(0).forEach(({ socket }) => socket.close()));

describeApi('the devices on which one is signed in', (t) => {
  interface SignedIn extends Caller {
    accessToken: string;
    refreshToken: string;
  }

  const asCaller = (
    { accessToken, refreshToken }: { accessToken: string; refreshToken: string },
    userAgent: string,
  ): SignedIn => ({
    ...callerOf(t.api.app, accessToken, { userAgent }),
    accessToken,
    refreshToken,
  });

  /** Somebody with a way to sign in on devices. */
  async function member() {
    const account = newAccount();
    await t.visitor.post('/auth/sign-up', account);
    const { username, password } = account;
    return async (userAgent: string, ip?: string): Promise<SignedIn> => {
      const visitor = callerOf(t.api.app, undefined, { userAgent, ...(ip ? { ip } : {}) });
      return asCaller(
        (await visitor.post('/auth/sign-in', { username, password })).body,
        userAgent,
      );
    };
  }

  const beginFrame = async (device: SignedIn, userAgent: string) => {
    const { refreshToken } = device;
    return asCaller((await device.post('/auth/frame-session', { refreshToken })).body, userAgent);
  };
  const devicesOf = async (caller: Caller): Promise<Device[]> =>
    (await caller.get('/account/devices')).body.data.devices;
  const isIn = async (caller: Caller) => (await caller.get('/auth/me')).status === 200;
  const listen = async ({ accessToken }: SignedIn) => {
    const socket = await connect(await addressOf(t.api), accessToken);
    open.push(socket);
    return socket;
  };

  test('say browser, system and times in plain words, this one first, and no address', async () => {
    const signIn = await member();
    const phone = await signIn(PHONE, '203.0.113.9');
    const laptop = await signIn(LAPTOP);
    expect(await devicesOf(phone)).toMatchObject([
      { browser: 'Safari', system: 'iPhone', isCurrent: true, isFrame: false },
      { browser: 'Firefox', system: 'Linux', isCurrent: false, isFrame: false },
    ]);
    const answer = await laptop.get('/account/devices');
    const [own] = answer.body.data.devices as Device[];
    expect(own).toMatchObject({ browser: 'Firefox', isCurrent: true });
    expect(Object.keys(own!).toSorted()).toEqual([
      'browser',
      'id',
      'isCurrent',
      'isFrame',
      'lastUsedAt',
      'startedAt',
      'system',
    ]);
    const stored = await t.api.context.db.selectFrom('sessions').selectAll().execute();
    expect(JSON.stringify([stored, answer.body])).not.toContain('203.0.113');
  });

  test('renewing a session makes it the one used last', async () => {
    const signIn = await member();
    const [phone, laptop, here] = [await signIn(PHONE), await signIn(LAPTOP), await signIn(LAPTOP)];
    const before = await devicesOf(here);
    expect(before.map(({ system }) => system)).toEqual(['Linux', 'Linux', 'iPhone']);
    await phone.post('/auth/refresh', { refreshToken: phone.refreshToken });
    const after = await devicesOf(here);
    expect(after.map(({ system }) => system)).toEqual(['Linux', 'iPhone', 'Linux']);
    expect(after[1]!.startedAt).toBe(before[2]!.startedAt);
    expect(await isIn(laptop)).toBe(true);
  });

  test('signing out on one ends its tokens, frames and sockets at once, and no other', async () => {
    const signIn = await member();
    const [here, there] = [await signIn(LAPTOP), await signIn(PHONE)];
    const frame = await beginFrame(there, PHONE);
    const inner = await beginFrame(frame, PHONE);
    const gone = [there, frame, inner];
    const sockets = await Promise.all([here, ...gone].map(listen));
    const devices = await devicesOf(here);
    expect(devices.map(({ isFrame }) => isFrame)).toEqual([false, false]);

    expect((await here.delete(`/account/devices/${devices[1]!.id}`)).status).toBe(204);
    expect(await Promise.all(gone.map(isIn))).toEqual([false, false, false]);
    for (const { refreshToken } of gone)
      expect((await t.visitor.post('/auth/refresh', { refreshToken })).status).toBe(401);
    await Promise.all(sockets.slice(1).map(({ ended }) => ended));
    expect(sockets[1]!.received('sessionEnded')).toEqual([{ reason: 'signed out elsewhere' }]);
    expect([await isIn(here), sockets[0]!.socket.connected]).toEqual([true, true]);
    expect(await devicesOf(here)).toHaveLength(1);
    expect((await here.delete(`/account/devices/${devices[1]!.id}`)).status).toBe(404);
  });

  test('no session of a frame that is begun meanwhile outlives its device', async () => {
    const signIn = await member();
    const [here, there] = [await signIn(LAPTOP), await signIn(PHONE)];
    const { id } = (await devicesOf(here))[1]!;
    const begin = () =>
      Array.from({ length: 8 }, () =>
        there.post('/auth/frame-session', { refreshToken: there.refreshToken }),
      );
    const before = begin();
    const end = here.delete(`/account/devices/${id}`);
    const answers = await Promise.all([...before, ...begin()]);
    await end;
    const begun = answers.filter(({ status }) => status === 200);
    expect(
      await Promise.all(begun.map(({ body }) => isIn(callerOf(t.api.app, body.accessToken)))),
    ).toEqual(begun.map(() => false));
  });

  test('of somebody else cannot be seen or ended', async () => {
    const [ann, ben] = [await (await member())(LAPTOP), await (await member())(PHONE)];
    const { id } = (await devicesOf(ann))[0]!;
    expect((await devicesOf(ben)).map((device) => device.id)).not.toContain(id);
    expect((await ben.delete(`/account/devices/${id}`)).status).toBe(404);
    await ben.delete('/account/devices');
    expect(await isIn(ann)).toBe(true);
  });

  test('signing out everywhere else leaves the session that asks, and it alone', async () => {
    const signIn = await member();
    const [here, there] = [await signIn(LAPTOP), await signIn(PHONE)];
    const frames = [await beginFrame(here, LAPTOP), await beginFrame(there, PHONE)];
    const sockets = await Promise.all([here, there, ...frames].map(listen));
    expect((await here.delete('/account/devices')).status).toBe(204);
    expect(await Promise.all([here, there, ...frames].map(isIn))).toEqual([
      true,
      false,
      false,
      false,
    ]);
    await Promise.all(sockets.slice(1).map(({ ended }) => ended));
    expect(sockets[0]!.socket.connected).toBe(true);
    expect(await devicesOf(here)).toMatchObject([{ isCurrent: true }]);
  });

  test('a session that has ended ends no other', async () => {
    const signIn = await member();
    const [here, there] = [await signIn(LAPTOP), await signIn(PHONE)];
    const ended = { id: (await here.get('/auth/me')).body.id as string, sessionId: 'over' };
    const { db, sessions } = t.api.context;
    await expect(
      transact(db, (trx) => sessions.endOthers(trx, ended, 'test')),
    ).rejects.toMatchObject({ statusCode: 401 });
    expect(await isIn(there)).toBe(true);
  });

  test('the frame of a session that has run out is a device of its own', async () => {
    const signIn = await member();
    const [here, there] = [await signIn(LAPTOP), await signIn(PHONE)];
    const frame = await beginFrame(there, PHONE);
    const { id } = (await devicesOf(there))[0]!;
    await t.api.context.db
      .updateTable('sessions')
      .set({ expiresAt: new Date().toISOString() })
      .where('id', '=', id)
      .execute();
    const [, left] = await devicesOf(here);
    expect(left).toMatchObject({ system: 'iPhone', isFrame: true, isCurrent: false });
    expect((await devicesOf(frame))[0]).toMatchObject({ id: left!.id, isCurrent: true });
    expect((await here.delete(`/account/devices/${left!.id}`)).status).toBe(204);
    expect(await isIn(frame)).toBe(false);
  });

  test(`more than ${DEVICES_MAX} end the one unused for longest, with its sockets`, async () => {
    const signIn = await member();
    const first = await signIn(PHONE);
    const socket = await listen(first);
    const used = await signIn(PHONE);
    for (let n = 2; n < DEVICES_MAX; n += 1) await signIn(LAPTOP);
    expect(await isIn(first)).toBe(true);
    const last = await signIn(LAPTOP);
    await socket.ended;
    expect(await Promise.all([first, used, last].map(isIn))).toEqual([false, true, true]);
    expect(await devicesOf(last)).toHaveLength(DEVICES_MAX);
    await beginFrame(last, LAPTOP);
    expect(await isIn(used)).toBe(false);
  });

  test('a session from before devices were known is shown without them', async () => {
    const here = await t.person();
    await t.api.context.db
      .updateTable('sessions')
      .set({ lastUsedAt: null })
      .where('userId', '=', here.id)
      .execute();
    const [device] = await devicesOf(here);
    expect(device).toMatchObject({ browser: null, system: null, isCurrent: true });
    expect(device!.lastUsedAt).toBe(device!.startedAt);
  });
});
