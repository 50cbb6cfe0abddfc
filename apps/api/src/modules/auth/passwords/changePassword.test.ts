import { expect, test, vi } from 'vitest';
import { callerOf } from '../../../testing/callers';
import { describeApi } from '../../../testing/describeApi';
import { openMailbox } from '../../../testing/mails';
import { newAccount, setPassword } from '../../../testing/people';
import { addressOf, connect } from '../../../testing/sockets';
import { sendResetLink } from '../passwordReset';

const NEW = 'brand-new-1';

describeApi('changing the password with the current one', (t) => {
  /** Somebody signed in on two devices. */
  async function member() {
    const account = newAccount();
    const { id } = (await t.visitor.post('/auth/sign-up', account)).body.user;
    const { username, password } = account;
    const signIn = async (given = password) =>
      await t.visitor.post('/auth/sign-in', { username, password: given });
    const begin = async () => {
      const { accessToken, refreshToken } = (await signIn()).body;
      return { ...callerOf(t.api.app, accessToken), accessToken, refreshToken };
    };
    const [here, there] = [await begin(), await begin()];
    const change = (currentPassword = password, next = NEW) =>
      here.post('/auth/change-password', { currentPassword, password: next });
    return { id: id as string, account, here, there, signIn, change };
  }
  const isIn = async (caller: { get(path: string): Promise<{ status: number }> }) =>
    (await caller.get('/auth/me')).status === 200;

  test('sets it, keeps this session and ends all others, frames and sockets too', async () => {
    const { here, there, signIn, change } = await member();
    const frame = (await there.post('/auth/frame-session', { refreshToken: there.refreshToken }))
      .body;
    const socket = await connect(await addressOf(t.api), there.accessToken);
    expect((await change()).body).toEqual({ success: true });
    expect([await isIn(here), await isIn(there)]).toEqual([true, false]);
    expect(await isIn(callerOf(t.api.app, frame.accessToken))).toBe(false);
    expect(await socket.ended).toBeTruthy();
    expect(socket.received('sessionEnded')).toEqual([{ reason: 'password changed' }]);
    for (const { refreshToken } of [there, frame])
      expect((await t.visitor.post('/auth/refresh', { refreshToken })).status).toBe(401);
    const { refreshToken } = here;
    expect((await t.visitor.post('/auth/refresh', { refreshToken })).status).toBe(200);
    expect([(await signIn()).status, (await signIn(NEW)).status]).toEqual([400, 200]);
  });

  test.each([
    ['a wrong current one', 'not-this-one', NEW, 'currentPassword'],
    ['none', '', NEW, 'currentPassword'],
    ['one that is guessed first', undefined, 'password1', 'password'],
    ['their own name', undefined, 'ann-lee-7', 'password'],
    ['one that is too short', undefined, 'sevens!', 'password'],
  ])('%s is refused, and nothing ends', async (_what, current, next, property) => {
    const { here, there, signIn, change } = await member();
    const { status, body } = await change(current, next);
    expect([status, body.errors[0].property]).toEqual([400, property]);
    expect([await isIn(here), await isIn(there)]).toEqual([true, true]);
    expect((await signIn()).status).toBe(200);
  });

  test('the same change again is answered alike, any other with the old one refused', async () => {
    const { account, here, there, signIn } = await member();
    const body = { currentPassword: account.password, password: NEW, clientId: 'change-1' };
    const change = (other: object = {}) =>
      here.post('/auth/change-password', { ...body, ...other });
    const atOnce = await Promise.all([change(), change()]);
    expect([...atOnce, await change()].map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await signIn(NEW)).status).toBe(200);
    expect([await isIn(here), await isIn(there)]).toEqual([true, false]);
    expect((await change({ clientId: 'change-2' })).status).toBe(400);
    expect((await change({ clientId: undefined })).status).toBe(400);
  });

  test('one of six characters, from before eight were asked for, is current like any', async () => {
    const { id, change } = await member();
    const short = await setPassword(t.api.context, id, 'früher');
    expect((await change(short)).body).toEqual({ success: true });
  });

  test('no sign-in with the old one outlives it, whenever it began', async () => {
    const { signIn, change } = await member();
    const signIns = () => Promise.all(Array.from({ length: 10 }, () => signIn()));
    const [before, done, after] = await Promise.all([signIns(), change(), signIns()]);
    expect(done.status).toBe(200);
    const given = [...before, ...after].filter(({ status }) => status === 200);
    const left = await Promise.all(
      given.map(({ body }) => isIn(callerOf(t.api.app, body.accessToken))),
    );
    expect(left).toEqual(given.map(() => false));
  });

  test('of two changes at once one is made, and the other is told so', async () => {
    const { id, here, signIn, change } = await member();
    const answers = await Promise.all([change(undefined, NEW), change(undefined, 'brand-new-2')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    const made = answers[0]!.status === 200 ? NEW : 'brand-new-2';
    expect((await signIn(made)).body.user.id).toBe(id);
    expect(await isIn(here)).toBe(true);
  });

  test('a change by a session that ended meanwhile is not made', async () => {
    const { here, there, signIn } = await member();
    const { sessions } = t.api.context;
    const ending = vi.spyOn(sessions, 'endOthers').mockImplementationOnce(async (...given) => {
      ending.mockRestore();
      await given[0].updateTable('sessions').set({ endedAt: 'now' }).execute();
      return await sessions.endOthers(...given);
    });
    const body = { currentPassword: newAccount().password, password: NEW };
    expect((await here.post('/auth/change-password', body)).status).toBe(401);
    // Taken back as a whole.
    expect(await isIn(there)).toBe(true);
    expect((await signIn()).status).toBe(200);
  });

  test('a link that was mailed before sets no password after it', async () => {
    const { account, change, signIn } = await member();
    const mailbox = openMailbox(t.api, account.email);
    await sendResetLink(t.api.context, account.email, 'en');
    const token = await mailbox.linkToken();
    mailbox.close();
    await change();
    const stale = await t.visitor.post('/auth/reset-password', { token, password: 'taken-over' });
    expect(stale.status).toBe(400);
    expect((await signIn(NEW)).status).toBe(200);
  });
});

describeApi(
  'guessing the current password',
  (t) => {
    test('ends after ten, together with signing in', async () => {
      const account = newAccount();
      await t.visitor.post('/auth/sign-up', account);
      const { username, password } = account;
      const { accessToken } = (await t.visitor.post('/auth/sign-in', account)).body;
      const thief = callerOf(t.api.app, accessToken);
      const guess = (currentPassword: string) =>
        thief.post('/auth/change-password', { currentPassword, password: NEW });
      for (let n = 0; n < 9; n += 1) expect((await guess(`guess-${n}`)).status).toBe(400);
      expect(
        (await t.visitor.post('/auth/sign-in', { username, password: 'guess-9' })).status,
      ).toBe(400);
      expect((await guess(password)).status).toBe(429);
      expect((await t.visitor.post('/auth/sign-in', { username, password })).status).toBe(429);
    });
  },
  { rateLimitScale: 1 },
);
