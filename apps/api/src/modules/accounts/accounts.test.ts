import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { describeApi } from '../../testing/describeApi';

const fresh = (username = `fan_${randomBytes(4).toString('hex')}`) => ({
  username,
  email: `${username}@Example.com`,
  password: 'secret1',
  firstName: 'Ann',
  lastName: 'Lee',
  tags: { profile: ['Fan'] },
  sportInterests: ['NBA', 'Jet-Ski'],
});

describeApi('accounts', (t) => {
  test('signing up creates an account that signs in by email and by username, whatever their case', async () => {
    const account = fresh();
    const signUp = await t.visitor.post('/auth/sign-up', {
      ...account,
      username: ` ${account.username.toUpperCase()} `,
      role: 'admin',
    });
    expect(signUp.status).toBe(201);
    expect(signUp.body.user).toMatchObject({
      username: account.username,
      role: 'user',
      tags: { profile: ['Fan'] },
      sportInterests: ['NBA', 'Jet-Ski'],
      bio: null,
    });
    expect(JSON.stringify(signUp.body)).not.toMatch(/secret1|scrypt/);

    for (const identifier of [
      { email: account.email.toUpperCase() },
      { username: account.username },
    ]) {
      const signIn = await t.visitor.post('/auth/sign-in', {
        ...identifier,
        password: account.password,
      });
      expect(signIn.status).toBe(200);
      expect(signIn.body.user.email).toBe(account.email);
      expect(signIn.body.accessToken).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    }
  });

  test.each([
    ['username', { username: 'not-ok' }, 'Only letters, numbers, and underscores are allowed.'],
    ['email', { email: 'nope' }, 'Invalid email format.'],
    ['email', { email: undefined }, 'Email is required'],
    ['password', { password: '12345' }, 'Password must be at least 6 characters'],
    ['firstName', { firstName: '  ' }, 'First name is required'],
    ['tags.profile', { tags: { profile: [] } }, 'Please select at least one profile tag.'],
    [
      'tags.profile',
      { tags: { profile: ['Fan', 'Coach', 'Parent'] } },
      'You can add up to 2 profile tags.',
    ],
    ['sportInterests', { sportInterests: [] }, 'Please select at least one sport.'],
  ])(
    'a sign-up with a wrong %s is refused with a 400 that names it',
    async (property, change, message) => {
      const answer = await t.visitor.post('/auth/sign-up', { ...fresh(), ...change });
      expect(answer.status).toBe(400);
      expect(answer.body.errors).toContainEqual({ property, messages: [message] });
      expect(answer.body.message).toContain(property);
    },
  );

  test('a taken username or email is a 409 that names the field, and both checks tell beforehand', async () => {
    const account = fresh();
    await t.visitor.post('/auth/sign-up', account);
    const sameName = await t.visitor.post('/auth/sign-up', {
      ...fresh(),
      username: account.username,
    });
    expect([sameName.status, sameName.body.errors[0].property]).toEqual([409, 'username']);
    const sameEmail = await t.visitor.post('/auth/sign-up', {
      ...fresh(),
      email: account.email.toLowerCase(),
    });
    expect([sameEmail.status, sameEmail.body.errors[0].property]).toEqual([409, 'email']);
    expect((await t.visitor.get(`/users/check-username/${account.username}`)).body).toEqual({
      exists: true,
    });
    expect((await t.visitor.get('/users/check-username/nobody_here')).body).toEqual({
      exists: false,
    });
    expect(
      (await t.visitor.get(`/users/check-email/${encodeURIComponent(account.email)}`)).body,
    ).toEqual({ exists: true });
    expect((await t.visitor.get('/users/check-email/a%2Bb%40c.d')).body).toEqual({ exists: false });
  });

  test('of ten sign-ups for one username at once, one wins', async () => {
    const account = fresh();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        t.visitor.post('/auth/sign-up', { ...account, email: `${i}.${account.email}` }),
      ),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([
      201,
      ...Array<number>(9).fill(409),
    ]);
  });

  test('a wrong password and an unknown person get the same 400', async () => {
    const account = fresh();
    await t.visitor.post('/auth/sign-up', account);
    const wrong = await t.visitor.post('/auth/sign-in', {
      username: account.username,
      password: 'another1',
    });
    const unknown = await t.visitor.post('/auth/sign-in', {
      username: 'who_is_this',
      password: 'another1',
    });
    expect(wrong.status).toBe(400);
    expect(wrong.body).toEqual(unknown.body);
  });

  test('every address for oneself gives the whole user, email included; a visitor gets 401', async () => {
    const ann = await t.person();
    for (const path of ['/auth/me', '/users/me', '/user/me', '/users/profile', '/auth/profile']) {
      expect((await ann.get(path)).body).toMatchObject({
        id: ann.id,
        email: ann.email,
        role: 'user',
      });
      expect((await t.visitor.get(path)).status).toBe(401);
    }
  });

  test('a profile shows its email to its owner only, and is found whatever the case of the name', async () => {
    const [ann, ben] = await t.people(2);
    expect(
      (await ann!.get(`/users/get-user-by-username/${ann!.username.toUpperCase()}`)).body.data
        .email,
    ).toBe(ann!.email);
    const seen = await ben!.get(`/users/get-user-by-username/${ann!.username}`);
    expect(seen.body.data).toMatchObject({ id: ann!.id, tags: { profile: ['Fan'] } });
    expect(JSON.stringify(seen.body)).not.toContain(ann!.email);
    expect((await ben!.get('/users/get-user-by-username/nobody_at_all')).status).toBe(404);
  });

  test('the list of people comes plain and in pages, without emails', async () => {
    const people = await t.people(3);
    const plain = await people[0]!.get('/users');
    expect(plain.body.data.users.length).toBeGreaterThanOrEqual(3);
    expect(JSON.stringify(plain.body)).not.toContain('@');
    const first = await people[0]!.get('/users?limit=2&page=1');
    expect(first.body.users).toHaveLength(2);
    expect(first.body.meta).toMatchObject({ page: 1, limit: 2, hasNextPage: true });
    const second = await people[0]!.get('/users?limit=2&page=2');
    expect(second.body.users[0].username > first.body.users[1].username).toBe(true);
    const found = await people[0]!.get(
      `/users?limit=10&search=${people[1]!.username.toUpperCase().slice(0, 12)}`,
    );
    expect(found.body.users.map((user: { id: string }) => user.id)).toContain(people[1]!.id);
    expect((await people[0]!.get('/users?limit=0')).body.errors[0].property).toBe('limit');
  });

  test('one changes one’s own profile, and nobody else’s', async () => {
    const [ann, ben] = await t.people(2);
    expect(
      (
        await ann!.patch('/users/update-name', {
          email: ann!.email.toUpperCase(),
          firstName: ' Anna ',
          lastName: 'Li',
        })
      ).body.user,
    ).toMatchObject({ firstName: 'Anna', lastName: 'Li' });
    expect(
      (
        await ann!.put('/users/update-bio', {
          email: ann!.email,
          bio: 'Hi',
          tags: { profile: ['Coach', 'Skipper'] },
        })
      ).body.user,
    ).toMatchObject({ bio: 'Hi', tags: { profile: ['Coach', 'Skipper'] } });
    expect(
      (await ann!.put('/users/update-bio', { email: ann!.email, bio: 'x'.repeat(241) })).body
        .errors[0].property,
    ).toBe('bio');
    const renamed = `${ann!.username}_2`;
    expect(
      (await ann!.patch('/users/update-username', { email: ann!.email, username: renamed })).body
        .user.username,
    ).toBe(renamed);
    const taken = await ann!.patch('/users/update-username', {
      email: ann!.email,
      username: ben!.username,
    });
    expect([taken.status, taken.body.errors[0].property]).toEqual([409, 'username']);
    expect(
      (await ann!.patch('/users/update-name', { email: ben!.email, firstName: 'x', lastName: 'y' }))
        .status,
    ).toBe(403);
    expect(
      (
        await t.visitor.patch('/users/update-name', {
          email: ann!.email,
          firstName: 'x',
          lastName: 'y',
        })
      ).status,
    ).toBe(401);
  });

  test('a profile picture is taken as a form; its errors are plain text', async () => {
    const [ann, ben] = await t.people(2);
    const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const answer = await ann!.upload(
      'POST',
      '/users/update-profile-picture',
      { name: 'profilePicture', bytes },
      { email: ann!.email },
    );
    expect(answer.status).toBe(200);
    expect((await ann!.get('/auth/me')).body.profilePicture).toBe(answer.body.profilePicture);
    const wrong = await ann!.upload(
      'POST',
      '/users/update-profile-picture',
      { name: 'profilePicture', bytes: Buffer.from('<svg/>') },
      { email: ann!.email },
    );
    expect([wrong.status, wrong.body]).toEqual([
      400,
      'Only JPEG, PNG, GIF, WebP and AVIF pictures are accepted.',
    ]);
    expect(
      (
        await ann!.upload(
          'POST',
          '/users/update-profile-picture',
          { name: 'profilePicture', bytes },
          { email: ben!.email },
        )
      ).status,
    ).toBe(403);
    expect(
      (
        await t.visitor.upload('POST', '/users/update-profile-picture', {
          name: 'profilePicture',
          bytes,
        })
      ).status,
    ).toBe(401);
  });

  test('a forgotten password is set anew by a mailed link, once; all sessions end', async () => {
    const account = fresh();
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
    expect((await t.visitor.post('/auth/reset-password', { token, password: '123' })).status).toBe(
      400,
    );
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

  test('a NUL character, which no database stores alike, is never a fault', async () => {
    for (const path of ['/users/check-username/%00', '/users/check-email/a%00b'])
      expect((await t.visitor.get(path)).body).toEqual({ exists: false });
    const account = fresh();
    expect(
      (await t.visitor.post('/auth/sign-in', { username: 'a\u0000b', password: 'secret1' })).status,
    ).toBe(400);
    const made = await t.visitor.post('/auth/sign-up', {
      ...account,
      email: `\u0000${account.email}`,
      sportInterests: ['N\u0000BA'],
    });
    expect([made.body.user.email, made.body.user.sportInterests]).toEqual([account.email, ['NBA']]);
    expect(
      (
        await t.visitor.post('/identity/send-reset-code', {
          requestType: 'PASSWORD_RESET',
          email: `\u0000${account.email}`,
        })
      ).body,
    ).toEqual({ email: account.email });
  });

  test('the sign-in address of old clients leads to the page', async () => {
    const plain = await t.visitor.get('/login');
    expect([plain.status, plain.headers['location']]).toEqual([302, '/auth']);
    expect((await t.visitor.get('/login?next=%2Fclubs%3Fa%3D1')).headers['location']).toBe(
      '/auth?next=%2Fclubs%3Fa%3D1',
    );
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
    const mail = mails.find((text) => text.toLowerCase().includes(to.toLowerCase()));
    const token = mail?.match(/^http:\/\/\S+\/reset-password\?token=([\w-]+)\r?$/m)?.[1];
    if (token !== undefined) return token;
    await new Promise((resolve) => setImmediate(resolve));
  }
}
