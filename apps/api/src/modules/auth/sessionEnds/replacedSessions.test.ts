import { REPLACED_SESSIONS } from '@clubline/contract';
import { expect, test } from 'vitest';
import { transact } from '../../../db/dialect';
import { callerOf } from '../../../testing/callers';
import type { Caller } from '../../../testing/callers';
import { describeApi } from '../../../testing/describeApi';
import { optionsToSignIn, passkeyOwner } from '../../../testing/passkeyOwner';
import { newAccount } from '../../../testing/people';
import { addressOf, connect } from '../../../testing/sockets';
import { findAccountByUsername } from '../../account';
import { createSessions } from '../sessions';
import { tokenSecret } from '../tokenSecret';

const HOUR_MS = 60 * 60_000;

describeApi('a session that signing in replaces', (t) => {
  /** Somebody with a password, signed in once, who calls with that session. */
  async function signedUp() {
    const account = newAccount();
    await t.visitor.post('/auth/sign-up', account);
    const { accessToken, refreshToken } = (await t.visitor.post('/auth/sign-in', account)).body;
    return { account, accessToken, refreshToken, caller: callerOf(t.api.app, accessToken) };
  }
  const isRunning = async (caller: Caller) => (await caller.get('/auth/me')).status === 200;

  test('ends at once, with its refresh token and its sockets, and the new one runs', async () => {
    const { account, accessToken, refreshToken, caller } = await signedUp();
    const socket = await connect(await addressOf(t.api), accessToken);
    const { status, body, headers } = await caller.post('/auth/sign-in', account);
    expect([status, String(headers['clubline-additions']).split(' ')]).toEqual([
      200,
      expect.arrayContaining([REPLACED_SESSIONS]),
    ]);
    await socket.ended;
    expect(socket.received('sessionEnded')).toEqual([{ reason: 'replaced' }]);
    expect(await isRunning(caller)).toBe(false);
    expect((await t.visitor.post('/auth/refresh', { refreshToken })).status).toBe(401);
    expect(await isRunning(callerOf(t.api.app, body.accessToken))).toBe(true);
  });

  test('ends with a passkey too, and when it is somebody else’s', async () => {
    const { caller } = await signedUp();
    const owner = await passkeyOwner(t);
    const { device } = await owner.addPasskey();
    const passkey = device.get(await optionsToSignIn(t));
    expect((await caller.post('/auth/passkey-sign-in', { passkey })).status).toBe(200);
    expect(await isRunning(caller)).toBe(false);
    expect(await isRunning(owner)).toBe(true);
  });

  test('ends when its access token has run out', async () => {
    const { account, accessToken, refreshToken } = await signedUp();
    const { db, changes } = t.api.context;
    const ended: [string, string][] = [];
    const sessions = createSessions({
      db,
      changes,
      secret: tokenSecret(t.api.context.config),
      accessSeconds: 60,
      now: () => Date.now() + HOUR_MS,
      onEnd: (...end) => ended.push(end),
    });
    expect(await sessions.authenticate(accessToken)).toBeNull();
    const row = (await findAccountByUsername(db, account.username))!;
    const origin = { userAgent: undefined, ip: '127.0.0.1', accessToken };
    const begun = await transact(db, (trx) => sessions.startByPassword(trx, row, origin));
    begun!.announceEnds();
    expect(ended.map(([, reason]) => reason)).toEqual(['replaced']);
    expect((await t.visitor.post('/auth/refresh', { refreshToken })).status).toBe(401);
  });

  test('goes on where the sign-in is refused', async () => {
    const { account, caller } = await signedUp();
    const wrong = { ...account, password: 'another one' };
    expect((await caller.post('/auth/sign-in', wrong)).status).toBe(400);
    const owner = await passkeyOwner(t);
    await owner.addPasskey();
    await owner.askForPasskey();
    const { username, password } = owner.account;
    for (const recoveryCode of [undefined, 'not one'])
      expect(
        (await caller.post('/auth/sign-in', { username, password, recoveryCode })).status,
      ).toBeGreaterThanOrEqual(400);
    expect(await isRunning(caller)).toBe(true);
  });

  test('is no other: those on other devices go on', async () => {
    const { account, caller } = await signedUp();
    const other = (await t.visitor.post('/auth/sign-in', account)).body.accessToken;
    await caller.post('/auth/sign-in', account);
    expect(await isRunning(caller)).toBe(false);
    expect(await isRunning(callerOf(t.api.app, other))).toBe(true);
  });
});
