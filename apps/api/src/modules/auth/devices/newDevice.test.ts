import { expect, test, vi } from 'vitest';
import { callerOf } from '../../../testing/callers';
import { describeApi } from '../../../testing/describeApi';
import { openMailbox } from '../../../testing/mails';
import { newAccount } from '../../../testing/people';

const LAPTOP = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like ' +
  'Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
const DAY_MS = 24 * 60 * 60_000;

describeApi(
  'a sign-in on a new device',
  (t) => {
    let networks = 0;
    /** Somebody with an account, a network of their own, and what they are mailed. */
    async function member() {
      const account = { ...newAccount(), firstName: 'Win', lastName: 'A Prize' };
      const home = `2001:db8:${(networks += 1).toString(16)}`;
      const caller = (userAgent: string, ip: string) =>
        callerOf(t.api.app, undefined, { userAgent, ip });
      await caller(LAPTOP, `${home}::1`).post('/auth/sign-up', account);
      const mailbox = openMailbox(t.api, account.email);
      const { username, password } = account;
      /** How many mails have come once somebody has signed in. */
      const signIn = async (userAgent = LAPTOP, ip = `${home}::1`) => {
        const work: Promise<unknown>[] = [];
        const background = vi
          .spyOn(t.api.context, 'background')
          .mockImplementation((_what, promise) => void work.push(promise));
        const { status, body } = await caller(userAgent, ip).post('/auth/sign-in', {
          username,
          password,
        });
        background.mockRestore();
        expect(status).toBe(200);
        await Promise.all(work);
        return { sent: mailbox.mails().length, body };
      };
      const change = (fields: { createdAt: string }) =>
        t.api.context.db
          .updateTable('users')
          .set(fields)
          .where('username', '=', username)
          .execute();
      return { home, mailbox, signIn, change };
    }

    test('is mailed, in words that nobody else has chosen, with what to do', async () => {
      const { mailbox, signIn } = await member();
      await signIn();
      expect((await signIn(`${PHONE} Set a password at https://evil.test`)).sent).toBe(1);
      const [mail] = mailbox.mails();
      expect(mail!.subject).toBe('A new device signed in to your account');
      expect(mail!.text).toMatch(/^Hello,\n/);
      expect(mail!.text).toMatch(/^Safari on iPhone, \w+ \d+, \d{4} at .* UTC$/m);
      expect(mail!.text).toContain('http://clubline.test/auth/reset');
      expect(mail!.text).not.toMatch(/Win|Prize|evil|2001|secret/);
      mailbox.close();
    });

    test('is mailed once: the device is known then, also after signing out', async () => {
      const { mailbox, signIn } = await member();
      await signIn();
      const { sent, body } = await signIn(PHONE);
      await callerOf(t.api.app, body.accessToken as string).post('/auth/logout');
      expect([sent, (await signIn(PHONE)).sent, (await signIn()).sent]).toEqual([1, 1, 1]);
      mailbox.close();
    });

    test('another network is new, another address of the same one is not', async () => {
      const { home, mailbox, signIn } = await member();
      await signIn();
      expect((await signIn(LAPTOP, `${home}:7::2`)).sent).toBe(0);
      expect((await signIn(LAPTOP, '203.0.113.9')).sent).toBe(1);
      mailbox.close();
    });

    test('the first one to an account that was just made is not mailed', async () => {
      const { mailbox, signIn } = await member();
      expect((await signIn()).sent).toBe(0);
      mailbox.close();
    });

    test('one to an account that was long left is, though no device is known', async () => {
      const { mailbox, signIn, change } = await member();
      await change({ createdAt: new Date(Date.now() - 2 * DAY_MS).toISOString() });
      expect((await signIn()).sent).toBe(1);
      mailbox.close();
    });

    test('a wrong password is not mailed', async () => {
      const { mailbox, signIn } = await member();
      await signIn();
      const { email } = newAccount();
      const stranger = callerOf(t.api.app, undefined, { userAgent: PHONE });
      await stranger.post('/auth/sign-in', { email, password: 'not-this-one' });
      expect(mailbox.mails()).toEqual([]);
      mailbox.close();
    });

    test('a mail that does not go out neither delays nor fails the sign-in', async () => {
      const { mailbox, signIn } = await member();
      await signIn();
      mailbox.close();
      const running: string[] = [];
      const send = vi
        .spyOn(t.api.context.mail, 'send')
        .mockImplementation(() => new Promise<void>(() => undefined));
      const background = vi
        .spyOn(t.api.context, 'background')
        .mockImplementation((what) => void running.push(what));
      const account = newAccount();
      const laptop = callerOf(t.api.app, undefined, { userAgent: LAPTOP });
      await laptop.post('/auth/sign-up', account);
      await laptop.post('/auth/sign-in', account);
      const phone = callerOf(t.api.app, undefined, { userAgent: PHONE });
      expect((await phone.post('/auth/sign-in', account)).status).toBe(200);
      expect(running).toEqual(['confirmation mail', 'sign-in mail']);
      send.mockRestore();
      background.mockRestore();
    });

    test('whoever signs in from ever new places is mailed five times an hour', async () => {
      const { mailbox, signIn } = await member();
      await signIn();
      for (let n = 0; n < 7; n += 1) await signIn(PHONE, `198.51.${n}.1`);
      expect(mailbox.mails()).toHaveLength(5);
      mailbox.close();
    });
  },
  { rateLimitScale: 1 },
);
