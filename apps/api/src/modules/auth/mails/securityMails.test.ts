import { expect, test, vi } from 'vitest';
import { callerOf } from '../../../testing/callers';
import { describeApi } from '../../../testing/describeApi';
import { newAccount } from '../../../testing/people';
import { sendResetLink } from '../passwordReset';

const HEADERS = { 'content-type': 'application/json' };

describeApi(
  'mails about one’s account',
  (t) => {
    /** Somebody with a name that says more than a name, and a session. */
    async function member() {
      const account = { ...newAccount(), firstName: 'Win', lastName: 'A Prize' };
      await t.visitor.post('/auth/sign-up', account);
      const { accessToken } = (await t.visitor.post('/auth/sign-in', account)).body;
      return { account, person: callerOf(t.api.app, accessToken), accessToken };
    }
    /** What is mailed while something is done, when all of it has been. */
    async function mailsDuring(work: () => Promise<unknown>) {
      const send = vi.spyOn(t.api.context.mail, 'send').mockResolvedValue();
      const running: Promise<unknown>[] = [];
      const background = vi
        .spyOn(t.api.context, 'background')
        .mockImplementation((_what, promise) => void running.push(promise));
      await work();
      await Promise.all(running);
      const mails = send.mock.calls.map(([mail]) => mail);
      send.mockRestore();
      background.mockRestore();
      return mails;
    }

    test('a changed password is mailed, in words that nobody else has chosen', async () => {
      const { account, person } = await member();
      const [mail, ...more] = await mailsDuring(() =>
        person.post('/auth/change-password', {
          currentPassword: account.password,
          password: 'brand-new-1',
        }),
      );
      expect(more).toEqual([]);
      expect(mail).toMatchObject({ to: account.email, subject: 'Your password was changed' });
      expect(mail!.text).toMatch(/^Hello,\n/);
      expect(mail!.text).toMatch(/was changed on \w+ \d+, \d{4} at .* UTC\./);
      expect(mail!.text).toContain('http://clubline.test/auth/reset');
      expect(mail!.text).not.toMatch(/Win|Prize|brand-new|secret/);
    });

    test.each([
      ['es', 'Se ha cambiado tu contraseña', / el \d+ de \w+ de \d{4},? .* UTC\./],
      ['ar', 'تغيّرت كلمة مرورك', / في \d+ \S+ \d{4} .* UTC\./],
    ])('so is one that was set by a mailed link, in %s', async (language, subject, time) => {
      const { account } = await member();
      const [link] = await mailsDuring(() => sendResetLink(t.api.context, account.email, 'en'));
      const token = /token=([\w-]+)/.exec(link!.text)![1]!;
      const mails = await mailsDuring(() =>
        t.api.app.inject({
          method: 'POST',
          url: '/api/auth/reset-password',
          headers: { ...HEADERS, 'accept-language': language },
          payload: { token, password: 'brand-new-1' },
        }),
      );
      expect(mails.map((mail) => [mail.to, mail.subject])).toEqual([[account.email, subject]]);
      expect(mails[0]!.text).toMatch(time);
    });

    test('a mail is in its owner’s language first, whatever who acts asks for', async () => {
      const { account, accessToken } = await member();
      const [mail] = await mailsDuring(() =>
        t.api.app.inject({
          method: 'POST',
          url: '/api/auth/change-password',
          headers: {
            ...HEADERS,
            authorization: `Bearer ${accessToken}`,
            'accept-language': 'ar',
          },
          payload: { currentPassword: account.password, password: 'brand-new-1' },
        }),
      );
      expect(mail!.subject).toBe('Your password was changed');
      const [first, second, ...more] = mail!.text.split('\n---\n');
      expect(first).toMatch(/^Hello,\n[^]*was changed on/);
      expect(second).toContain('كلمة مرور');
      expect(more).toEqual([]);
    });

    test('one that was refused is not', async () => {
      const { person } = await member();
      const body = { currentPassword: 'not-this-one', password: 'brand-new-1' };
      expect(await mailsDuring(() => person.post('/auth/change-password', body))).toEqual([]);
    });

    test('a mail server that is away takes no change back', async () => {
      const { account, person } = await member();
      const send = vi.spyOn(t.api.context.mail, 'send').mockRejectedValue(new Error('away'));
      const { password } = account;
      const body = { currentPassword: password, password: 'brand-new-1' };
      expect((await person.post('/auth/change-password', body)).status).toBe(200);
      await vi.waitFor(() => expect(send).toHaveBeenCalled());
      send.mockRestore();
    });

    test('whoever changes it again and again is mailed five times an hour', async () => {
      const { account, person } = await member();
      const mails = await mailsDuring(async () => {
        for (let n = 0; n < 7; n += 1)
          await person.post('/auth/change-password', {
            currentPassword: n === 0 ? account.password : `brand-new-${n - 1}`,
            password: `brand-new-${n}`,
          });
      });
      expect(mails).toHaveLength(5);
    });
  },
  { rateLimitScale: 1 },
);
