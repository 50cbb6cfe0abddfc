import { expect, test, vi } from 'vitest';
import { callerOf } from '../../testing/callers';
import { describeApi } from '../../testing/describeApi';
import { openMailbox } from '../../testing/mails';
import { newAccount } from '../../testing/people';
import { sendResetLink } from './passwordReset';

describeApi('a password that is reset while it is used', (t) => {
  /** Somebody with a link for a new password. */
  async function forgetful() {
    const account = newAccount();
    const { body } = await t.visitor.post('/auth/sign-up', account);
    const mailbox = openMailbox(t.api, account.email);
    await sendResetLink(t.api.context, account.email, 'en');
    const token = await mailbox.linkToken();
    mailbox.close();
    const reset = () => t.visitor.post('/auth/reset-password', { token, password: 'brand-new-1' });
    return { account, id: body.user.id as string, reset };
  }

  const stillIn = async (answers: { status: number; body: { accessToken: string } }[]) => {
    const given = answers.filter(({ status }) => status === 200);
    const checks = await Promise.all(
      given.map(({ body }) => callerOf(t.api.app, body.accessToken).get('/auth/me')),
    );
    return checks.filter(({ status }) => status === 200).length;
  };

  test('no sign-in with the old one outlives it, whenever it began', async () => {
    const { account, reset } = await forgetful();
    const signIn = () => t.visitor.post('/auth/sign-in', account);
    const [before, done, after] = await Promise.all([
      Promise.all(Array.from({ length: 12 }, signIn)),
      reset(),
      Promise.all(Array.from({ length: 12 }, signIn)),
    ]);
    expect(done.status).toBe(200);
    expect(await stillIn([...before, ...after])).toBe(0);
    expect(after.every(({ status }) => status === 200 || status === 400)).toBe(true);
  });

  test('no session for a frame that was begun meanwhile outlives it', async () => {
    const { account, reset } = await forgetful();
    const { accessToken, refreshToken } = (await t.visitor.post('/auth/sign-in', account)).body;
    const person = callerOf(t.api.app, accessToken);
    const frame = () => person.post('/auth/frame-session', { refreshToken });
    const [before, done, after] = await Promise.all([
      Promise.all(Array.from({ length: 12 }, frame)),
      reset(),
      new Promise((resolve) => setTimeout(resolve, 5)).then(() =>
        Promise.all(Array.from({ length: 12 }, frame)),
      ),
    ]);
    expect(done.status).toBe(200);
    expect(await stillIn([...before, ...after])).toBe(0);
  });

  test('a reset that cannot end the sessions does not set the password', async () => {
    const { account, reset } = await forgetful();
    const { accessToken } = (await t.visitor.post('/auth/sign-in', account)).body;
    const failing = vi
      .spyOn(t.api.context.sessions, 'endAllOfUser')
      .mockRejectedValue(new Error('The database is away.'));
    expect((await reset()).status).toBe(500);
    failing.mockRestore();
    expect((await callerOf(t.api.app, accessToken).get('/auth/me')).status).toBe(200);
    expect((await t.visitor.post('/auth/sign-in', account)).status).toBe(200);
    expect((await reset()).status).toBe(200);
    expect((await callerOf(t.api.app, accessToken).get('/auth/me')).status).toBe(401);
  });
});
