import type { Socket } from 'socket.io-client';
import { expect, test, vi } from 'vitest';
import { transact } from '../../db/dialect';
import { callerOf } from '../../testing/callers';
import { createClubWith, createPost, notificationsOf } from '../../testing/clubs';
import { settle } from '../../testing/authorisation/stage';
import { describeApi } from '../../testing/describeApi';
import { openMailbox } from '../../testing/mails';
import { optionsToSignIn, passkeyOwner } from '../../testing/passkeyOwner';
import { newAccount } from '../../testing/people';
import type { Person } from '../../testing/people';
import { addressOf, connect } from '../../testing/sockets';
import { findAccountById } from '../account';
import { sendResetLink } from './passwordReset';

const DISABLED = 'This account is disabled. Please write to us if you think it should not be.';
const WRONG = 'That email or username and password do not match.';

describeApi('a disabled account', (t) => {
  /** Somebody signed in with a password, and an administrator who closes and opens the account. */
  async function setUp() {
    const admin = await t.admin();
    const account = newAccount();
    const { id } = (await t.visitor.post('/auth/sign-up', account)).body.user as { id: string };
    const signIn = (password = account.password) =>
      t.visitor.post('/auth/sign-in', { username: account.username, password });
    const { accessToken, refreshToken } = (await signIn()).body as Record<string, string>;
    const disable = () => admin.put(`/admin/people/${id}/disabled`);
    const enable = () => admin.delete(`/admin/people/${id}/disabled`);
    const person = callerOf(t.api.app, accessToken);
    return {
      admin,
      account,
      id,
      signIn,
      person,
      accessToken: accessToken!,
      refreshToken,
      disable,
      enable,
    };
  }
  const statusOf = async (answer: Promise<{ status: number }>) => (await answer).status;

  test('is told so by its password, and by no other', async () => {
    const { signIn, disable } = await setUp();
    expect(await statusOf(disable())).toBe(204);
    const right = await signIn();
    expect([right.status, right.body.message]).toEqual([400, DISABLED]);
    const wrong = await signIn('another one');
    expect([wrong.status, wrong.body.message]).toEqual([400, WRONG]);
  });

  test('is found by nobody who looks for people, until it is enabled', async () => {
    const { account, admin, disable, enable } = await setUp();
    const found = async (more = '') => {
      const words = encodeURIComponent(account.username);
      const { body } = await admin.get(`/users?limit=5&search=${words}${more}`);
      return (body.users as { username: string }[]).map(({ username }) => username);
    };
    const both = async () => [await found(), await found('&in=username')];
    expect(await both()).toEqual([[account.username], [account.username]]);
    await disable();
    expect(await both()).toEqual([[], []]);
    await enable();
    expect(await both()).toEqual([[account.username], [account.username]]);
  });

  test('has no tokens, frames or sockets from that moment on', async () => {
    const { person, accessToken, refreshToken, disable } = await setUp();
    const frame = (await person.post('/auth/frame-session', { refreshToken })).body;
    const socket = await connect(await addressOf(t.api), accessToken);
    await disable();
    await socket.ended;
    expect(socket.received('sessionEnded')).toEqual([{ reason: 'account disabled' }]);
    expect(await statusOf(person.get('/auth/me'))).toBe(401);
    expect(await statusOf(callerOf(t.api.app, frame.accessToken).get('/auth/me'))).toBe(401);
    for (const token of [refreshToken, frame.refreshToken])
      expect(await statusOf(t.visitor.post('/auth/refresh', { refreshToken: token }))).toBe(401);
  });

  test('is not signed in to with a passkey, and keeps it', async () => {
    const admin = await t.admin();
    const owner = await passkeyOwner(t);
    const { device } = await owner.addPasskey();
    const send = async () =>
      t.visitor.post('/auth/passkey-sign-in', { passkey: device.get(await optionsToSignIn(t)) });
    await admin.put(`/admin/people/${owner.id}/disabled`);
    const refused = await send();
    expect([refused.status, refused.body.message]).toEqual([400, DISABLED]);
    await admin.delete(`/admin/people/${owner.id}/disabled`);
    expect(await statusOf(send())).toBe(200);
  });

  test('gets no link for a new password, and an earlier one sets none', async () => {
    const { account, signIn, disable, enable } = await setUp();
    const mailbox = openMailbox(t.api, account.email);
    await sendResetLink(t.api.context, account.email, 'en');
    const token = await mailbox.linkToken();
    await disable();
    await sendResetLink(t.api.context, account.email, 'en');
    expect(mailbox.mails()).toHaveLength(1);
    mailbox.close();
    const reset = { token, password: 'brand-new-1' };
    expect(await statusOf(t.visitor.post('/auth/reset-password', reset))).toBe(400);
    await enable();
    expect(await statusOf(signIn())).toBe(200);
  });

  test('that is enabled again is signed in to anew', async () => {
    const { signIn, person, disable, enable } = await setUp();
    await disable();
    expect(await statusOf(enable())).toBe(204);
    expect(await statusOf(person.get('/auth/me'))).toBe(401);
    expect(await statusOf(signIn())).toBe(200);
  });

  test('is notified of nothing', async () => {
    const [writer, fan] = (await t.people(2)) as [Person, Person];
    const admin = await t.admin();
    const club = await createClubWith(writer, [fan]);
    const act = async () => {
      await createPost(writer, club.id, `Hello @${fan.username}`);
      await writer.post('/social/profile-posts', { content: `Hello @${fan.username}` });
    };
    await admin.put(`/admin/people/${fan.id}/disabled`);
    await act();
    await admin.delete(`/admin/people/${fan.id}/disabled`);
    const { accessToken } = await t.api.context.sessions.start(t.api.context.db, fan.id);
    const again = { ...fan, ...callerOf(t.api.app, accessToken) };
    expect(await notificationsOf(again)).toEqual([]);
    await act();
    expect(await notificationsOf(again)).toHaveLength(2);
  });

  test('hears nothing of its clubs, also where the word of another node is late', async () => {
    const [owner, fan, other] = (await t.people(3)) as [Person, Person, Person];
    const club = await createClubWith(owner, [fan, other]);
    const address = await addressOf(t.api);
    const sockets = [
      await connect(address, fan.accessToken),
      await connect(address, other.accessToken),
    ] as const;
    const watch = { clubId: club.id };
    for (const { socket } of sockets)
      await (socket as unknown as Socket).timeout(5_000).emitWithAck('watchClub', watch);
    await t.api.context.db
      .updateTable('users')
      .set({ disabledAt: t.api.context.now() })
      .where('id', '=', fan.id)
      .execute();
    expect(await statusOf(fan.get('/auth/me'))).toBe(401);
    await createPost(owner, club.id);
    await sockets[1].next('clubPostCreated');
    await settle(sockets[0]);
    expect(sockets[0].received('clubPostCreated')).toEqual([]);
    for (const { socket } of sockets) socket.close();
  });

  test('outlives no sign-in, whenever it began', async () => {
    const { signIn, person, refreshToken, disable } = await setUp();
    const frame = () => person.post('/auth/frame-session', { refreshToken });
    const many = (call: typeof frame) => Promise.all(Array.from({ length: 8 }, () => call()));
    const answers = await Promise.all([many(() => signIn()), many(frame), disable(), many(frame)]);
    const begun = [...answers[0], ...answers[1], ...answers[3]].filter(
      ({ status }) => status === 200,
    );
    const checks = await Promise.all(
      begun.map(({ body }) => callerOf(t.api.app, body.accessToken).get('/auth/me')),
    );
    expect(answers[2].status).toBe(204);
    expect(checks.filter(({ status }) => status === 200)).toEqual([]);
  });

  test('begins no session for who has looked at it before', async () => {
    const { account, id, accessToken, disable, enable } = await setUp();
    const { db, sessions } = t.api.context;
    const row = (await findAccountById(db, id))!;
    const actor = (await sessions.authenticate(accessToken))!;
    const origin = { userAgent: undefined, ip: '127.0.0.1' };
    await disable();
    const begun = await transact(db, async (trx) => [
      await sessions.startByPassword(trx, row, origin),
      await sessions.startBeside(trx, actor, origin),
    ]);
    expect(begun).toEqual([null, null]);
    await enable();
    expect(await t.visitor.post('/auth/sign-in', account)).toMatchObject({ status: 200 });
  });

  test('stays open where its sessions cannot be ended', async () => {
    const { signIn, person, disable } = await setUp();
    const failing = vi
      .spyOn(t.api.context.sessions, 'endAllOfUser')
      .mockRejectedValue(new Error('The database is away.'));
    expect(await statusOf(disable())).toBe(500);
    failing.mockRestore();
    expect(await statusOf(person.get('/auth/me'))).toBe(200);
    expect(await statusOf(signIn())).toBe(200);
  });

  test('is none of an administrator, and nobody’s who is not there', async () => {
    const [admin, other] = [await t.admin(), await t.admin()];
    for (const { id } of [admin, other]) {
      expect(await statusOf(admin.put(`/admin/people/${id}/disabled`))).toBe(403);
      expect(await statusOf(admin.delete(`/admin/people/${id}/disabled`))).toBe(403);
      expect(await statusOf(admin.delete(`/admin/people/${id}/sessions`))).toBe(403);
    }
    expect(await statusOf(other.get('/auth/me'))).toBe(200);
    for (const path of ['/admin/people/nobody/disabled', '/admin/people/nobody/sessions'])
      expect(await statusOf(admin.delete(path))).toBe(404);
    expect(await statusOf(admin.put('/admin/people/nobody/disabled'))).toBe(404);
  });
});

describeApi('an administrator', (t) => {
  test('signs somebody out everywhere, who can sign in again', async () => {
    const admin = await t.admin();
    const fan = await t.person();
    const socket = await connect(await addressOf(t.api), fan.accessToken);
    expect((await admin.delete(`/admin/people/${fan.id}/sessions`)).status).toBe(204);
    await socket.ended;
    expect((await fan.get('/auth/me')).status).toBe(401);
    const { accessToken } = await t.api.context.sessions.start(t.api.context.db, fan.id);
    expect((await callerOf(t.api.app, accessToken).get('/auth/me')).status).toBe(200);
    expect((await admin.get('/auth/me')).status).toBe(200);
  });
});
