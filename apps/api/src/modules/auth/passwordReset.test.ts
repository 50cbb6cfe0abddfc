import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { describeApi } from '../../testing/describeApi';
import { openMailbox } from '../../testing/mails';
import { newAccount } from '../../testing/people';

describeApi('forgotten passwords', (t) => {
  test('a forgotten password is set anew by a mailed link, once; all sessions end', async () => {
    const account = newAccount();
    await t.visitor.post('/auth/sign-up', account);
    const session = (await t.visitor.post('/auth/sign-in', account)).body;
    const known = await t.visitor.post('/identity/send-reset-code', {
      requestType: 'PASSWORD_RESET',
      email: account.email,
    });
    const unknown = await t.visitor.post('/identity/send-reset-code', {
      requestType: 'PASSWORD_RESET',
      email: 'x.y@nowhere.test',
    });
    expect([known.status, unknown.status]).toEqual([200, 200]);
    expect(Object.keys(known.body)).toEqual(Object.keys(unknown.body));

    const token = await mailedToken(t.api.context.config.dataDir, account.email);
    const short = await t.visitor.post('/auth/reset-password', { token, password: 'sevens!' });
    expect([short.status, short.body.errors]).toEqual([
      400,
      [{ property: 'password', messages: ['Password must be at least 8 characters'] }],
    ]);
    const common = await t.visitor.post('/auth/reset-password', { token, password: 'password1' });
    expect([common.status, common.body.errors]).toEqual([
      400,
      [
        {
          property: 'password',
          messages: ['This password is one of the most used ones. Please choose another.'],
        },
      ],
    ]);
    const own = await t.visitor.post('/auth/reset-password', { token, password: 'ann-lee-7' });
    expect([own.status, own.body.errors[0].property]).toEqual([400, 'password']);
    expect(
      (await t.visitor.post('/auth/reset-password', { token, password: 'brand-new-1' })).body,
    ).toEqual({ success: true });
    expect(
      (await t.visitor.post('/auth/reset-password', { token, password: 'brand-new-2' })).body
        .errors[0].property,
    ).toBe('token');
    expect(
      (await t.visitor.post('/auth/sign-in', { email: account.email, password: account.password }))
        .status,
    ).toBe(400);
    expect(
      (await t.visitor.post('/auth/sign-in', { email: account.email, password: 'brand-new-1' }))
        .status,
    ).toBe(200);
    expect(
      (await t.visitor.post('/auth/refresh', { refreshToken: session.refreshToken })).status,
    ).toBe(401);
  });

  test('a mailed link works for an hour', async () => {
    const { context } = t.api;
    const account = newAccount();
    const mailbox = openMailbox(t.api, account.email);
    await t.visitor.post('/auth/sign-up', account);
    const asked = { requestType: 'PASSWORD_RESET', email: account.email };
    await t.visitor.post('/identity/send-reset-code', asked);
    const token = await mailbox.linkToken();
    const sentAt = Date.now();
    const now = vi.spyOn(context, 'now');
    const useAfter = async (minutes: number) => {
      now.mockReturnValue(new Date(sentAt + minutes * 60_000).toISOString());
      return await t.visitor.post('/auth/reset-password', { token, password: 'brand-new-3' });
    };
    const [late, inTime] = [await useAfter(61), await useAfter(59)];
    now.mockRestore();
    mailbox.close();
    expect([late.status, late.body.errors[0].property]).toEqual([400, 'token']);
    expect(inTime.body).toEqual({ success: true });
  });

  test('the mail speaks the language that its reader’s browser asked for', async () => {
    const account = newAccount();
    const mailbox = openMailbox(t.api, account.email);
    await t.visitor.post('/auth/sign-up', account);
    for (const language of ['es-AR,es;q=0.9', 'fr'])
      await t.api.app.inject({
        method: 'POST',
        url: '/api/identity/send-reset-code',
        headers: { 'accept-language': language },
        payload: { requestType: 'PASSWORD_RESET', email: account.email },
      });
    await vi.waitFor(() => expect(mailbox.mails()).toHaveLength(2));
    expect(
      mailbox
        .mails()
        .map(({ subject }) => subject)
        .sort(),
    ).toEqual(['Elige una contraseña nueva', 'Set a new password']);
    mailbox.close();
  });

  test.each([
    [{ requestType: 'PASSWORD_RESET', email: 'nope' }, 'INVALID_EMAIL'],
    [{ requestType: 'PASSWORD_RESET' }, 'MISSING_EMAIL'],
    [{ requestType: 'OTHER', email: 'a@b.co' }, 'INVALID_REQ_TYPE'],
    [undefined, 'INVALID_REQUEST'],
  ])('the reset call answers %j with %s', async (body, message) => {
    const answer = await t.visitor.post('/identity/send-reset-code', body);
    expect([answer.status, answer.body.message, answer.body.error.message]).toEqual([
      400,
      message,
      message,
    ]);
  });
});

async function mailedToken(dataDir: string, to: string): Promise<string> {
  const outbox = join(dataDir, 'outbox');
  for (;;) {
    let mails: string[] = [];
    try {
      mails = readdirSync(outbox).map((name) => readFileSync(join(outbox, name), 'utf8'));
    } catch {
      // The folder comes with the first mail.
    }
    const tokens = mails
      .filter((text) => text.toLowerCase().includes(to.toLowerCase()))
      .flatMap(
        (text) => /^http:\/\/\S+\/reset-password\?token=([\w-]+)\r?$/m.exec(text)?.[1] ?? [],
      );
    if (tokens[0] !== undefined) return tokens[0];
    await new Promise((resolve) => setImmediate(resolve));
  }
}
