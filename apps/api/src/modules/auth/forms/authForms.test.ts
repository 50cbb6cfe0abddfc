import { HANDED_OVER_KEY } from '@clubline/contract';
import { decodeJwt } from 'jose';
import { expect, test, vi } from 'vitest';
import { callerOf } from '../../../testing/callers';
import { describeApi, type TestApi } from '../../../testing/describeApi';
import { passkeyOwner } from '../../../testing/passkeyOwner';
import { newAccount } from '../../../testing/people';
import { countSignUp } from '../signUpLimit';

type Fields = Record<string, string | string[]>;

/** Sends what a form of the site sends where no script runs. */
const senderTo =
  (t: TestApi) =>
  (url: string, fields: Fields, headers = {}, remoteAddress = '127.0.0.1') =>
    t.api.app.inject({
      method: 'POST',
      url,
      remoteAddress,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams(
        Object.entries(fields).flatMap(([name, value]) =>
          [value].flat().map((each) => [name, each]),
        ),
      ).toString(),
    });

const spanish = { 'accept-language': 'es' };

/** The session that a page hands over to the site's script. */
const handedOver = (page: string) =>
  JSON.parse(/<script type="application\/json"[^>]*>([^<]*)</.exec(page)?.[1] ?? 'null');

/** Where that page leads. */
const leadsTo = (page: string) => /<a class="button" href="([^"]*)"/.exec(page)?.[1];

const signUpFields = () => {
  const { tags, sportInterests, ...account } = newAccount();
  return { ...account, confirmation: account.password, tags: tags.profile, sports: sportInterests };
};

describeApi('signing in without script', (t) => {
  const send = senderTo(t);
  const signIn = (fields: Fields, headers = {}, url = '/auth/sign-in') =>
    send(url, fields, headers);
  const signedUp = async () => {
    const account = newAccount();
    await t.visitor.post('/auth/sign-up', account);
    return account;
  };

  test('begins a session, hands it over to the site’s script, and leads on', async () => {
    const { username, email, password } = await signedUp();
    for (const identifier of [username, ` ${email} `]) {
      const answer = await signIn({ identifier, password }, {}, '/auth/sign-in?next=%2Fscores');
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
      expect(answer.headers['set-cookie']).toBeUndefined();
      expect(leadsTo(answer.body)).toBe('/scores');
      expect(answer.body).toContain(HANDED_OVER_KEY);
      const { accessToken, refreshToken, user } = handedOver(answer.body);
      expect(user.username).toBe(username);
      const me = await t.api.app.inject({
        url: '/api/auth/me',
        headers: { authorization: `Bearer ${accessToken}` },
      });
      expect(me.statusCode).toBe(200);
      expect((await t.visitor.post('/auth/refresh', { refreshToken })).status).toBe(200);
    }
  });

  test.each(['https://evil.example/', '//evil.example', '/auth/sign-in', 'clubs'])(
    'never leads to %s',
    async (next) => {
      const { username, password } = await signedUp();
      const url = `/auth/sign-in?${new URLSearchParams({ next })}`;
      const answer = await signIn({ identifier: username, password }, {}, url);
      expect(leadsTo(answer.body)).toBe('/clubs');
    },
  );

  test('runs no script but the one that hands over', async () => {
    const account = { ...newAccount(), firstName: '</script><script>alert(1)' };
    await t.visitor.post('/auth/sign-up', account);
    const { body, headers } = await signIn({
      identifier: account.username,
      password: account.password,
    });
    expect(body.match(/<script/g)).toHaveLength(2);
    expect(handedOver(body).user.firstName).toBe(account.firstName);
    expect(String(headers['content-security-policy'])).toMatch(
      /^default-src 'none'; script-src 'sha256-[\w+/=]+'; style-src/,
    );
  });

  test('refused, shows the form again with what was typed, but never the password', async () => {
    const answer = await signIn(
      { identifier: '"><b>ann', password: 'not my password' },
      {},
      '/auth/sign-in?next=%2Fscores',
    );
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain('That email or username and password do not match.');
    expect(answer.body).toContain('value="&#34;&#62;&#60;b&#62;ann"');
    expect(answer.body).toContain('action="/auth/sign-in?next=%2Fscores"');
    expect(answer.body).toContain('href="/auth/reset?next=%2Fscores"');
    expect(answer.body).not.toContain('not my password');
  });

  test('says in Spanish what is wrong to whoever asks for it', async () => {
    const wrong = await signIn({ identifier: 'ann', password: 'not mine' }, spanish);
    expect(wrong.body).toContain('<html lang="es">');
    expect(wrong.body).toContain('Ese correo o nombre de usuario y esa contraseña no coinciden.');
    const empty = await signIn({ identifier: '', password: 'short' }, spanish);
    expect(empty.body).toContain('<p class="bad" id="identifier-problem">');
    expect(empty.body).toContain('La contraseña debe tener al menos 6 caracteres');
  });

  test('says in Arabic what is wrong, on a page from right to left', async () => {
    const arabic = { 'accept-language': 'ar-MA' };
    const wrong = await signIn({ identifier: 'ann', password: 'not mine' }, arabic);
    expect(wrong.body).toContain('<html lang="ar" dir="rtl">');
    expect(wrong.body).toContain('البريد الإلكتروني أو اسم المستخدم لا يطابق كلمة المرور.');
    const empty = await signIn({ identifier: '', password: 'short' }, arabic);
    expect(empty.body).toContain('الحد الأدنى لكلمة المرور: 6 من الأحرف');
  });

  test('asks for a recovery code where the account asks for a passkey as well', async () => {
    const owner = await passkeyOwner(t);
    await owner.addPasskey();
    const [code = ''] = await owner.askForPasskey();
    const { username: identifier, password } = owner.account;
    const asked = await signIn({ identifier, password });
    expect([asked.statusCode, handedOver(asked.body)]).toEqual([403, null]);
    expect(asked.body).toContain('<label for="recoveryCode">Recovery code</label>');
    const wrong = await signIn({ identifier, password, recoveryCode: 'never-one' });
    expect(wrong.body).toContain('This code is not right, or was used before.');
    const right = await signIn({ identifier, password, recoveryCode: code });
    expect(handedOver(right.body).user.username).toBe(identifier);
  });
});

describeApi('a session that a form has begun', (t) => {
  const send = senderTo(t);
  const MINUTES = 60_000;
  /** How long the access token and the session last from now on, in minutes. */
  const lasts = async (accessToken: string) => {
    const { sid, iat, exp } = decodeJwt(accessToken);
    const { expiresAt } = await t.api.context.db
      .selectFrom('sessions')
      .where('id', '=', sid as string)
      .select('expiresAt')
      .executeTakeFirstOrThrow();
    return [(exp! - iat!) / 60, Math.round((Date.parse(expiresAt) - iat! * 1_000) / MINUTES)];
  };

  test.each(['/auth/sign-in', '/auth/sign-up'])(
    'by %s is over in five minutes, unless it is renewed, as whoever takes it over soon does',
    async (url) => {
      const fields = signUpFields();
      const { username: identifier, password } = fields;
      if (url === '/auth/sign-in') await send('/auth/sign-up', fields);
      const answer = await send(url, url === '/auth/sign-in' ? { identifier, password } : fields);
      const { accessToken, refreshToken } = handedOver(answer.body);
      expect((await callerOf(t.api.app, accessToken).get('/auth/me')).status).toBe(200);
      expect(await lasts(accessToken)).toEqual([1, 5]);
      const { status, body } = await t.visitor.post('/auth/refresh', { refreshToken });
      expect(status).toBe(200);
      const called = await t.visitor.post('/auth/sign-in', { username: identifier, password });
      expect(await lasts(body.accessToken)).toEqual(await lasts(called.body.accessToken));
    },
  );
});

describeApi('signing up without script', (t) => {
  const send = senderTo(t);

  test('makes the account, as the call does, and signs in to it', async () => {
    const { tags: _, sports: __, ...typed } = signUpFields();
    const fields = { ...typed, tags: ['Fan', 'Coach'], sports: 'NBA' };
    const answer = await send('/auth/sign-up?next=%2Ffeed', fields);
    expect([answer.statusCode, leadsTo(answer.body)]).toEqual([200, '/feed']);
    expect(handedOver(answer.body).user).toMatchObject({
      username: fields.username,
      tags: { profile: ['Fan', 'Coach'] },
      sportInterests: ['NBA'],
    });
  });

  test('refused, says at each field what is wrong, and keeps all but the passwords', async () => {
    const fields = {
      ...signUpFields(),
      firstName: ' ',
      email: 'ann@',
      password: 'secret of mine',
      confirmation: 'another one',
      sports: [],
      tags: ['Fan', 'Coach', 'Parent'],
    };
    const answer = await send('/auth/sign-up', fields);
    expect(answer.statusCode).toBe(400);
    for (const part of [
      '<p class="bad" id="firstName-problem">First name is required</p>',
      '<p class="bad" id="email-problem">Invalid email format.</p>',
      '<p class="bad" id="confirmation-problem">Passwords do not match.</p>',
      '<p class="bad" id="sports-problem">Please select at least one sport.</p>',
      '<p class="bad" id="tags-problem">You can add up to 2 profile tags.</p>',
      `value="${fields.username}"`,
      'value="ann@"',
      'value="Coach" checked',
    ])
      expect(answer.body).toContain(part);
    expect(answer.body).not.toContain('secret of mine');
    expect(answer.body).not.toContain('value="Player" checked');
  });

  test('refuses what the call refuses, in its words, also in Spanish', async () => {
    const known = newAccount();
    await t.visitor.post('/auth/sign-up', known);
    const refused = async (change: Fields, headers = {}) =>
      (await send('/auth/sign-up', { ...signUpFields(), ...change }, headers)).body;
    const common = { password: 'password1', confirmation: 'password1' };
    expect(await refused({ username: known.username })).toContain('Username is already taken');
    expect(await refused({ username: known.username }, spanish)).toContain(
      'Ese nombre de usuario ya está en uso',
    );
    expect(await refused({ email: known.email }, spanish)).toContain('Ese correo ya está en uso');
    expect(await refused({ firstName: 'Clubline' }, spanish)).toContain('Usa tu propio nombre.');
    expect(await refused(common)).toContain('This password is one of the most used ones.');
    expect(await refused(common, spanish)).toContain('es una de las más usadas');
    expect(await refused({ lastName: 'x'.repeat(101) }, spanish)).toContain(
      'Como máximo 100 caracteres.',
    );
  });
});

describeApi('asking for a new password without script', (t) => {
  const send = senderTo(t);

  test('mails a link to whom the address belongs, and says the same to all', async () => {
    const mail = vi.spyOn(t.api.context.mail, 'send').mockResolvedValue();
    const { email } = await t.person();
    const known = await send('/auth/reset?next=%2Fscores', { email });
    const unknown = await send('/auth/reset?next=%2Fscores', { email: 'nobody@fans.test' });
    expect([known.statusCode, unknown.statusCode]).toEqual([200, 200]);
    expect(known.body).toBe(unknown.body);
    expect(known.body).toContain('Check your inbox and spam folder.');
    expect(leadsTo(known.body)).toBe('/auth/sign-in?next=%2Fscores');
    await vi.waitFor(() => expect(mail).toHaveBeenCalledOnce());
    expect(mail.mock.calls[0]![0].to).toBe(email);
    mail.mockRestore();
  });

  test('refused, shows the form again with what was typed', async () => {
    const answer = await send('/auth/reset', { email: 'ann@' }, spanish);
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain('value="ann@"');
    expect(answer.body).toContain('El formato del correo no es válido.');
    expect((await send('/auth/reset', { email: '' })).body).toContain('Email is required');
  });
});

describeApi('forms that sign in', (t) => {
  const send = senderTo(t);
  const forms = ['/auth/sign-in', '/auth/sign-up', '/auth/reset'];

  test.each([
    { 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' },
    { 'sec-fetch-site': 'same-site', origin: 'https://other.clubline.test' },
    { origin: 'https://evil.test' },
    { origin: 'null' },
  ])('are refused from pages that are not our own: %j', async (headers) => {
    for (const url of forms) {
      const answer = await send(url, signUpFields(), headers);
      expect([url, answer.statusCode]).toEqual([url, 403]);
      expect(answer.body).toContain('Something went wrong');
    }
  });

  test.each([
    { 'sec-fetch-site': 'same-origin', origin: 'null' },
    { 'sec-fetch-site': 'none' },
    { origin: 'http://clubline.test' },
    { origin: 'http://node.test', host: 'node.test' },
  ])('are taken from our own: %j', async (headers) => {
    const answer = await send('/auth/sign-up', signUpFields(), headers);
    expect(answer.statusCode).toBe(200);
    expect((await send('/auth/sign-up', {}, headers)).headers['referrer-policy']).toBe(
      'same-origin',
    );
  });
});

describeApi(
  'limits of forms that sign in',
  (t) => {
    const send = senderTo(t);

    test('are those of the calls: guessing by either locks the account for both', async () => {
      const { username } = await t.person();
      const guess = () => send('/auth/sign-in', { identifier: username, password: 'guess-1' });
      const call = () => t.visitor.post('/auth/sign-in', { username, password: 'guess-1' });
      for (let n = 0; n < 5; n += 1)
        expect([(await guess()).statusCode, (await call()).status]).toEqual([400, 400]);
      const locked = await guess();
      expect([locked.statusCode, (await call()).status]).toEqual([429, 429]);
      expect(Number(locked.headers['retry-after'])).toBeGreaterThan(0);
      expect(locked.body).toContain('Please try again in a quarter of an hour.');
      expect(locked.body).toContain(`value="${username}"`);
    });

    test.each([
      { url: '/auth/sign-in', call: '/auth/sign-in', max: 60 },
      { url: '/auth/sign-up', call: '/auth/sign-up', max: 60 },
      { url: '/auth/reset', call: '/identity/send-reset-code', max: 20 },
    ])('$url is taken $max times from one address, with the calls', async ({ url, call, max }) => {
      const from = `2001:db8:${max}:${url === '/auth/sign-up' ? 1 : 2}::1`;
      const called = { method: 'POST', url: `/api${call}`, remoteAddress: from } as const;
      expect((await t.api.app.inject({ ...called, payload: {} })).statusCode).toBe(400);
      for (let n = 1; n < max; n += 1) expect((await send(url, {}, {}, from)).statusCode).toBe(400);
      const refused = await send(url, {}, {}, from);
      expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
      expect(refused.body).toContain('Please wait a moment');
    });

    test('accounts made by form and by call count together', async () => {
      const from = '2001:db8:a:a::1';
      for (let n = 0; n < 100; n += 1) await countSignUp(t.api.context, from);
      const refused = await send('/auth/sign-up', signUpFields(), {}, from);
      expect(refused.statusCode).toBe(429);
      expect(refused.body).toContain('Too many accounts were made from here.');
    });
  },
  { rateLimitScale: 1 },
);
