import { randomBytes, createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { describeApi } from '../../testing/describeApi';
import { hashPassword, isPassword } from './passwords';

describeApi('the page that sets a new password', (t) => {
  const linkFor = async () => {
    const ann = await t.person();
    const token = randomBytes(32).toString('base64url');
    await t.api.context.db
      .insertInto('passwordResets')
      .values({
        hash: createHash('sha256').update(token).digest('hex'),
        userId: ann.id,
        expiresAt: new Date(Date.now() + 60_000).toISOString(),
        usedAt: null,
      })
      .execute();
    return { ann, token };
  };
  const open = (token: string) =>
    t.api.app.inject(`/reset-password?token=${encodeURIComponent(token)}`);
  const submit = (token: string, password: string, again = password) =>
    t.api.app.inject({
      method: 'POST',
      url: '/reset-password',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ token, password, again }).toString(),
    });

  test('opens without using the link up, tells what is wrong, and sets the password once', async () => {
    const { ann, token } = await linkFor();
    for (let n = 0; n < 2; n += 1) {
      const page = await open(token);
      expect([
        page.statusCode,
        page.headers['cache-control'],
        page.headers['referrer-policy'],
      ]).toEqual([200, 'no-store', 'no-referrer']);
      expect(page.body).toContain('<label for="password">New password</label>');
    }
    expect((await submit(token, 'brand-new-1', 'another')).body).toContain(
      'Passwords do not match.',
    );
    expect((await submit(token, '12345')).body).toContain('Password must be at least 6 characters');
    const done = await submit(token, 'brand-new-1');
    expect([done.statusCode, done.body.includes('Your password is set')]).toEqual([200, true]);
    expect(
      (await t.visitor.post('/auth/sign-in', { username: ann.username, password: 'brand-new-1' }))
        .status,
    ).toBe(200);
    expect((await submit(token, 'brand-new-2')).body).toContain('This link no longer works');
    expect((await ann.get('/auth/me')).status).toBe(401);
  });

  test('writes nothing of the address into the page unescaped, and runs no script', async () => {
    const page = await open('"><script>alert(1)</script>');
    expect(page.statusCode).toBe(400);
    const { token } = await linkFor();
    expect((await submit(`${token}"><script>`, 'abcdef', 'fedcba')).body).not.toContain(
      '"><script>',
    );
    expect(String(page.headers['content-security-policy'])).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/=]+'; form-action 'self'/,
    );
  });
});

test('a stored password names its cost, differs each time, and fits only itself', async () => {
  const [one, two] = [await hashPassword('pässword'), await hashPassword('pässword')];
  expect(one).toMatch(/^scrypt\$15\$8\$3\$/);
  expect(one).not.toBe(two);
  expect(await isPassword('pa\u0308ssword', one)).toBe(true);
  expect(await isPassword('Pässword', one)).toBe(false);
  expect(await isPassword('anything', undefined)).toBe(false);
  expect(await isPassword('none', 'none')).toBe(false);
});
