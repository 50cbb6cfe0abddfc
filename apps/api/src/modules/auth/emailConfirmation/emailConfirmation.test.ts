import { expect, test, vi } from 'vitest';
import { callerOf } from '../../../testing/callers';
import { describeApi } from '../../../testing/describeApi';
import { openMailbox } from '../../../testing/mails';
import { newAccount } from '../../../testing/people';
import { sendResetLink } from '../passwordReset';

const DAY_MS = 24 * 60 * 60_000;

describeApi(
  'confirming an email address',
  (t) => {
    /** Somebody who has just signed up, with the link that they were mailed. */
    async function member(language = 'en') {
      const account = newAccount();
      const mailbox = openMailbox(t.api, account.email, { confirmations: true });
      const signedUp = await t.api.app.inject({
        method: 'POST',
        url: '/api/auth/sign-up',
        headers: { 'accept-language': language },
        payload: account,
      });
      expect(signedUp.statusCode).toBe(201);
      const token = await mailbox.linkToken();
      const { accessToken } = (await t.visitor.post('/auth/sign-in', account)).body;
      const person = callerOf(t.api.app, accessToken);
      return { account, mailbox, token, person };
    }
    type Member = Awaited<ReturnType<typeof member>>;
    const ownEmail = async ({ person }: Member) => (await person.get('/account/email')).body.data;
    const open = (token: string) =>
      t.api.app.inject(`/confirm-email?token=${encodeURIComponent(token)}`);
    const confirm = (token: string, headers = {}) =>
      t.api.app.inject({
        method: 'POST',
        url: '/confirm-email',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        payload: new URLSearchParams({ token }).toString(),
      });

    test('a new account is mailed a link; its page confirms when one says so', async () => {
      const ann = await member();
      const [mail] = ann.mailbox.mails();
      expect(mail).toMatchObject({ subject: 'Confirm your email address' });
      expect(mail!.text).toMatch(/^Hello,\n/);
      expect(mail!.text).toContain('http://clubline.test/confirm-email?token=');
      expect(mail!.text).not.toMatch(/Ann|Lee|secret/);
      const page = await open(ann.token);
      expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-store']);
      // Programs that look at mails open their links.
      expect(await ownEmail(ann)).toEqual({ email: ann.account.email, isConfirmed: false });
      const done = await confirm(ann.token);
      expect([done.statusCode, done.body.includes('Your email address is confirmed')]).toEqual([
        200,
        true,
      ]);
      expect(await ownEmail(ann)).toEqual({ email: ann.account.email, isConfirmed: true });
      ann.mailbox.close();
    });

    test('a link that was used is not said to be wrong', async () => {
      const ann = await member();
      for (let n = 0; n < 2; n += 1) expect((await confirm(ann.token)).statusCode).toBe(200);
      expect((await open(ann.token)).statusCode).toBe(200);
      ann.mailbox.close();
    });

    test('a link works for three days, and no other one does', async () => {
      const ann = await member();
      const now = vi.spyOn(t.api.context, 'now');
      now.mockReturnValue(new Date(Date.now() + 3 * DAY_MS + 60_000).toISOString());
      for (const answer of [await open(ann.token), await confirm(ann.token)])
        expect([answer.statusCode, answer.body.includes('This link no longer works')]).toEqual([
          400,
          true,
        ]);
      now.mockRestore();
      for (const token of ['', 'guess', `${ann.token}x`, '"><script>alert(1)</script>'])
        expect((await confirm(token)).statusCode).toBe(400);
      expect((await open('"><script>')).body).not.toContain('"><script>');
      expect((await ownEmail(ann)).isConfirmed).toBe(false);
      ann.mailbox.close();
    });

    test('the mail and the page speak Spanish to whoever asks for it', async () => {
      const ann = await member('es');
      expect(ann.mailbox.mails()[0]!.subject).toBe('Confirma tu correo electrónico');
      const done = await confirm(ann.token, { 'accept-language': 'es' });
      expect(done.body).toContain('Tu correo electrónico está confirmado');
      ann.mailbox.close();
    });

    test('another link can be asked for, five in an hour, until one is used', async () => {
      const ann = await member();
      const ask = async () => (await ann.person.post('/account/email/confirmation')).status;
      expect(await ask()).toBe(204);
      await vi.waitFor(() => expect(ann.mailbox.mails()).toHaveLength(2));
      await confirm(ann.token);
      const send = vi.spyOn(t.api.context, 'background');
      expect(await ask()).toBe(204);
      await Promise.all(send.mock.calls.map(([, work]) => work));
      send.mockRestore();
      expect(ann.mailbox.mails()).toHaveLength(2);
      expect([await ask(), await ask(), await ask(), await ask()]).toEqual([204, 204, 204, 429]);
      ann.mailbox.close();
    });

    test('whoever sets a password by a mailed link has confirmed the address', async () => {
      const ann = await member();
      ann.mailbox.close();
      const mailbox = openMailbox(t.api, ann.account.email);
      await sendResetLink(t.api.context, ann.account.email, 'en');
      const token = await mailbox.linkToken();
      mailbox.close();
      const password = 'brand-new-1';
      expect((await t.visitor.post('/auth/reset-password', { token, password })).status).toBe(200);
      const { email } = ann.account;
      const signedIn = await t.visitor.post('/auth/sign-in', { email, password });
      const person = callerOf(t.api.app, signedIn.body.accessToken as string);
      expect((await ownEmail({ ...ann, person })).isConfirmed).toBe(true);
    });

    test('a mail server that is away keeps nobody from signing up', async () => {
      const send = vi.spyOn(t.api.context.mail, 'send').mockRejectedValue(new Error('away'));
      expect((await t.visitor.post('/auth/sign-up', newAccount())).status).toBe(201);
      await vi.waitFor(() => expect(send).toHaveBeenCalled());
      send.mockRestore();
    });
  },
  { rateLimitScale: 1 },
);
