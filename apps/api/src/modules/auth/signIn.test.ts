import { describe, expect, test } from 'vitest';
import type { Context } from '../../context';
import { memoryCounters } from '../../services/counters';
import { callerOf } from '../../testing/callers';
import { describeApi } from '../../testing/describeApi';
import { newAccount, setPassword } from '../../testing/people';
import { countAttempt } from './signInGuard';

const MOST_USED = 'This password is one of the most used ones. Please choose another.';
const OWN_WORD = 'This password is easy to guess from a name or address. Please choose another.';

describeApi('signing up and in', (t) => {
  test(
    'signing up creates an account that signs in by email and by username, whatever their ' +
      'case',
    async () => {
      const account = newAccount();
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
      expect(JSON.stringify(signUp.body)).not.toMatch(new RegExp(`${account.password}|scrypt`));

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
    },
  );

  test.each([
    [
      'a sentence of 64 characters',
      'the gate drops, the pack leaps, and the first buoy decides it all',
    ],
    ['a thousand', Array.from({ length: 100 }, (_, n) => `${n}. Über ß`.padEnd(10)).join('')],
    ['blanks and signs of any kind', '  ß 漢字 🏁 \t  '],
    ['figures alone', '8240619735'],
    ['small letters alone', 'gatedropleap'],
    ['signs alone', '§$%&/()='],
  ])('a password may be %s, and signs in as it was typed', async (_what, password) => {
    const account = { ...newAccount(), password };
    expect((await t.visitor.post('/auth/sign-up', account)).status).toBe(201);
    const { username } = account;
    const signIn = (typed: string) =>
      t.visitor.post('/auth/sign-in', { username, password: typed });
    expect((await signIn(password)).status).toBe(200);
    expect((await signIn(password.slice(0, -1))).status).toBe(400);
  });

  test('a password of six characters, from before it had to have eight, signs in', async () => {
    const { id, username } = await t.person();
    const password = await setPassword(t.api.context, id, 'früher');
    expect((await t.visitor.post('/auth/sign-in', { username, password })).status).toBe(200);
  });

  test('a password has no age: after years it signs in, and no new one is asked for', async () => {
    const account = newAccount();
    const { id } = (await t.visitor.post('/auth/sign-up', account)).body.user;
    await t.api.context.db
      .updateTable('users')
      .set({ createdAt: '2001-01-01T00:00:00.000Z' })
      .where('id', '=', id)
      .execute();
    const { username, password } = account;
    const { status, body } = await t.visitor.post('/auth/sign-in', { username, password });
    expect([status, Object.keys(body).toSorted()]).toEqual([
      200,
      ['accessToken', 'refreshToken', 'user'],
    ]);
  });

  test('no call takes a hint or the answer to a secret question, and none is stored', async () => {
    const document = JSON.parse((await t.api.app.inject('/api/docs/json')).body);
    const bodies = Object.values<Record<string, { requestBody?: object }>>(document.paths)
      .flatMap((calls) => Object.values(calls))
      .map(({ requestBody }) => JSON.stringify(requestBody ?? {}));
    expect(bodies.filter((body) => body.includes('"password"')).length).toBeGreaterThan(3);
    expect(bodies.filter((body) => /hint|question|secretAnswer/i.test(body))).toEqual([]);
    const hints = { passwordHint: 'the-dog', secretQuestion: 'the-dog', secretAnswer: 'the-dog' };
    const made = await t.visitor.post('/auth/sign-up', { ...newAccount(), ...hints });
    expect(made.status).toBe(201);
    const row = await t.api.context.db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', made.body.user.id)
      .executeTakeFirst();
    expect(JSON.stringify(row)).not.toContain('the-dog');
  });

  test.each([
    ['username', { username: 'not-ok' }, 'Only letters, numbers, and underscores are allowed.'],
    ['email', { email: 'nope' }, 'Invalid email format.'],
    ['email', { email: undefined }, 'Email is required'],
    ['password', { password: 'sevens!' }, 'Password must be at least 8 characters'],
    ['password', { password: 'qwerty123' }, MOST_USED],
    ['password', { password: 'Iloveyou' }, MOST_USED],
    ['password', { password: 'Ann Lee 1990' }, OWN_WORD],
    ['password', { password: 'Clubline!' }, OWN_WORD],
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
      const answer = await t.visitor.post('/auth/sign-up', { ...newAccount(), ...change });
      expect(answer.status).toBe(400);
      expect(answer.body.errors).toContainEqual({ property, messages: [message] });
      expect(answer.body.message).toContain(property);
    },
  );

  test(
    'a taken username or email is a 409 that names the field, and both checks tell ' + 'beforehand',
    async () => {
      const account = newAccount();
      await t.visitor.post('/auth/sign-up', account);
      const sameName = await t.visitor.post('/auth/sign-up', {
        ...newAccount(),
        username: account.username,
      });
      expect([sameName.status, sameName.body.errors[0].property]).toEqual([409, 'username']);
      const sameEmail = await t.visitor.post('/auth/sign-up', {
        ...newAccount(),
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
      expect((await t.visitor.get('/users/check-email/a%2Bb%40c.d')).body).toEqual({
        exists: false,
      });
    },
  );

  test.each(
    (
      'admin Adm1n adrnin support_2 c1ub_line clubline_help _staff_ the_admin adminteam ' +
      'ann_admin support_team security_team moderators help noreply no_reply abuse ' +
      'postmaster equipo_de_soporte 007root7'
    ).split(' '),
  )('nobody can be called %s, which stands for the product or its staff', async (username) => {
    const refused = await t.visitor.post('/auth/sign-up', { ...newAccount(), username });
    expect([refused.status, refused.body.errors[0].property]).toEqual([409, 'username']);
    expect((await t.visitor.get(`/users/check-username/${username}`)).body).toEqual({
      exists: true,
    });
    const person = await t.person();
    const change = await person.patch('/users/update-username', { username });
    expect(change.status).toBe(409);
  });

  test.each(
    (
      'adminka stafford rooted systema_x system_of_a_down joe_root we_support_mufc ' +
      'match_official the_real_club'
    ).split(' '),
  )('%s is a name like others', async (name) => {
    expect((await t.visitor.get(`/users/check-username/${name}`)).body).toEqual({
      exists: false,
    });
  });

  test.each([
    ['Club', 'Line'],
    ['\u0421lubline', 'Team'],
    ['©lubline', 'Support'],
    ['\u24B8lubline', 'Support'],
    ['\u0254lubline', 'Support'],
    ['\u24B8\u24C1\u24CA\u24B7\u24C1\u24BE\u24C3\u24BA', 'Team'],
    ['Adm¡n', 'Support'],
    ['\u2C81dmin', 'Support'],
    ['Suppo®t', 'Team'],
    ['\u03F9lubline', 'Team'],
    ['Clu8', 'Line'],
    ['🅲🅻🆄🅱', '🅻🅸🅽🅴'],
    ['ꓚꓡꓴꓐ', 'ꓡꓲꓠꓰ'],
    ['ᑕᒪᑌᗷ', 'ᒪIᑎE'],
    ['ᏟlᎤb', 'line'],
    ['🅒🅛🅤🅑', '🅛🅘🅝🅔'],
    ['Admin', 'Support'],
    ['Official', 'Staff'],
    ['Ad', 'm\u0456ns 1'],
    ['El', 'Moderador'],
    ['Ｓｕｐｐｏｒｔ', 'Tëam'],
  ])(
    'a person’s name cannot be %s %s, the product’s or its staff’s',
    async (firstName, lastName) => {
      const named = { firstName, lastName };
      const refused = await t.visitor.post('/auth/sign-up', { ...newAccount(), ...named });
      expect([refused.status, refused.body.errors[0].property]).toEqual([400, 'firstName']);
      expect((await (await t.person()).patch('/users/update-name', named)).status).toBe(400);
    },
  );

  test.each([
    ['Alex', 'Admin'],
    ['Joe', 'Root'],
    ['Андрей', 'Соколов'],
    ['Νίκος', 'Παπαδόπουλος'],
    ['王', '伟'],
    ['ᐊᑭᓱᒃ', 'ᓴᓂ'],
    ['ꓡꓲ', 'ꓢꓴ'],
    ['The', 'Real'],
  ])('a person may be called %s %s', async (firstName, lastName) => {
    const change = await (await t.person()).patch('/users/update-name', { firstName, lastName });
    expect([change.status, change.body.user.firstName]).toEqual([200, firstName]);
  });

  test('of ten sign-ups for one username at once, one wins', async () => {
    const account = newAccount();
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

  test('however its domain is written, a mailbox has one account', async () => {
    const ann = { ...newAccount(), email: `ann@${newAccount().username}x.test` };
    expect((await t.visitor.post('/auth/sign-up', ann)).status).toBe(201);
    const [name, domain] = ann.email.split('@') as [string, string];
    const spellings = ['ｘ.test', 'ⓧ.test', 'X.test', 'x.test.'].map(
      (end) => `${name}@${domain.slice(0, -'x.test'.length)}${end}`,
    );
    for (const email of spellings) {
      const again = await t.visitor.post('/auth/sign-up', { ...newAccount(), email });
      expect([email, again.status, again.body.errors?.[0]?.property]).toEqual([
        email,
        409,
        'email',
      ]);
      const { password } = ann;
      expect((await t.visitor.post('/auth/sign-in', { email, password })).status).toBe(200);
    }
  });

  test.each([
    ['bücher.test', 'xn--bcher-kva.test'],
    ['ｅxample.test', 'example.test'],
  ])('an account from before, whose domain is kept as %s, stays itself', async (kept, as) => {
    const account = newAccount();
    const { username, password } = account;
    const signUp = (domain: string) =>
      t.visitor.post('/auth/sign-up', { ...newAccount(), email: `${username}@${domain}` });
    const email = `${username}@${kept}`;
    expect((await t.visitor.post('/auth/sign-up', { ...account, email })).status).toBe(201);
    await t.api.context.db
      .updateTable('users')
      .set({ emailKey: email })
      .where('username', '=', username)
      .execute();
    expect((await signUp(kept)).status).toBe(409);
    const signIn = await t.visitor.post('/auth/sign-in', { email, password });
    expect([signIn.status, signIn.body.user?.email]).toEqual([200, email]);
    const own = callerOf(t.api.app, signIn.body.accessToken);
    const change = { email, firstName: 'Anna', lastName: 'Berg' };
    expect((await own.patch('/users/update-name', change)).status).toBe(200);
    expect((await signUp(as)).status).toBe(201);
    const still = await t.visitor.post('/auth/sign-in', { email, password });
    expect(still.body.user.username).toBe(username);
  });

  test('a wrong password and an unknown person get the same 400', async () => {
    const account = newAccount();
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

  test('a NUL character, which no database stores alike, is never a fault', async () => {
    for (const path of ['/users/check-username/%00', '/users/check-email/a%00b'])
      expect((await t.visitor.get(path)).body).toEqual({ exists: false });
    const account = newAccount();
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
});

describe('attempts to sign in', () => {
  const MINUTE = 60_000;
  const DAY = 24 * 60 * MINUTE;
  const HOME = '198.51.100.7';
  const HOME_RANGE = '198.51.100.';

  function guard({ hasSignedInAtHome = false } = {}) {
    const clock = { now: 0 };
    const context = {
      counters: memoryCounters(() => clock.now),
      config: { rateLimitScale: 1 },
      log: { warn: () => undefined },
      sessions: {
        hasSignedInNear: async (_userId: string, ip: string) =>
          hasSignedInAtHome && ip.startsWith(HOME_RANGE),
      },
    } as unknown as Context;
    /** Counts one attempt; resolves to what a right password calls, or rejects with the refusal. */
    const attempt = (ip: string) => countAttempt(context, { id: 'ann', passwordHash: 'hash' }, ip);
    const attemptAt = (unknown: string, ip: string) => countAttempt(context, { unknown }, ip);
    /** Wrong passwords from everywhere, until nobody unknown may try any more. */
    const attack = async () => {
      for (let n = 0; n < 200; n += 1) await attempt(`203.0.${n}.1`);
    };
    return { clock, attempt, attemptAt, attack };
  }

  test('an address is known for a month after the last time its owner has signed in', async () => {
    const { clock, attempt, attack } = guard();
    for (const day of [0, 20]) {
      clock.now = day * DAY;
      await (
        await attempt(HOME)
      )();
    }
    clock.now = 40 * DAY;
    await attack();
    await expect(attempt('192.0.2.1')).rejects.toMatchObject({ statusCode: 429 });
    await (
      await attempt(HOME)
    )();
  });

  test('right passwords given at once from a new address count for nobody', async () => {
    const { attempt } = guard();
    for (let n = 0; n < 60; n += 1) {
      const forgive = await Promise.all([
        attempt(`2001:db8:1:${n}::1`),
        attempt(`2001:db8:1:${n}::2`),
      ]);
      for (const takeBack of forgive) await takeBack();
    }
    await attempt('2001:db8:1:ff::1');
  });

  test('a node that has just started still knows where owners have signed in', async () => {
    const { attempt, attack } = guard({ hasSignedInAtHome: true });
    await attack();
    await expect(attempt('192.0.2.1')).rejects.toMatchObject({ statusCode: 429 });
    await attempt(HOME);
    for (let n = 0; n < 49; n += 1) await attempt(`${HOME_RANGE}${n + 10}`);
    await expect(attempt(HOME)).rejects.toMatchObject({ statusCode: 429 });
  });

  test('attempts at names that nobody has lift no lock, however many', async () => {
    const { attempt, attemptAt } = guard();
    const range = '2001:db8:1';
    for (let n = 0; n < 50; n += 1) await attempt(`${range}:${n.toString(16)}::1`);
    for (let n = 0; n < 101_000; n += 1)
      await attemptAt(`made_up_${n}`, `2001:db8:2:${(n % 65_536).toString(16)}::1`);
    await expect(attempt(`${range}:ffff::1`)).rejects.toMatchObject({ statusCode: 429 });
  });

  test('who is refused hears when the quarter of an hour is over', async () => {
    const { clock, attempt } = guard();
    for (let n = 0; n < 10; n += 1) await attempt(HOME);
    clock.now = 10 * MINUTE;
    await expect(attempt(HOME)).rejects.toMatchObject({ statusCode: 429, retryAfter: 5 * 60 });
    clock.now = 15 * MINUTE;
    await attempt(HOME);
  });
});
