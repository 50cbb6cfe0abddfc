import { randomBytes, createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { describeApi } from '../../../testing/describeApi';

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

  test('opens without using up the link, shows what is wrong, sets the password once', async () => {
    const { ann, token } = await linkFor();
    for (let n = 0; n < 2; n += 1) {
      const page = await open(token);
      expect([
        page.statusCode,
        page.headers['cache-control'],
        page.headers['referrer-policy'],
      ]).toEqual([200, 'no-store', 'no-referrer']);
      expect(page.body).toContain('<label for="password">New password</label>');
      expect(page.body).toContain('minlength="8"');
    }
    expect((await submit(token, 'brand-new-1', 'another')).body).toContain(
      'Passwords do not match.',
    );
    expect((await submit(token, 'sevens!')).body).toContain(
      'Password must be at least 8 characters',
    );
    expect((await submit(token, 'password1')).body).toContain('one of the most used ones');
    expect((await submit(token, 'Clubline!')).body).toContain('easy to guess from a name');
    const done = await submit(token, 'brand-new-1');
    expect([done.statusCode, done.body.includes('Your password is set')]).toEqual([200, true]);
    expect(
      (await t.visitor.post('/auth/sign-in', { username: ann.username, password: 'brand-new-1' }))
        .status,
    ).toBe(200);
    expect((await submit(token, 'brand-new-2')).body).toContain('This link no longer works');
    expect((await ann.get('/auth/me')).status).toBe(401);
  });

  test('speaks Arabic, from right to left, to whoever asks for it', async () => {
    const { token } = await linkFor();
    const headers = { 'accept-language': 'ar' };
    const page = await t.api.app.inject({ url: `/reset-password?token=${token}`, headers });
    expect(page.body).toContain('<html lang="ar" dir="rtl">');
    expect(page.body).toContain('<label for="password">كلمة المرور الجديدة</label>');
  });

  test('speaks Spanish to whoever asks for it', async () => {
    const { token } = await linkFor();
    const headers = { 'accept-language': 'es' };
    const page = await t.api.app.inject({ url: `/reset-password?token=${token}`, headers });
    expect(page.body).toContain('<html lang="es">');
    expect(page.body).toContain('<label for="password">Contraseña nueva</label>');
    expect(page.headers['vary']).toMatch(/accept-language/i);
    const send = async (password: string) => {
      const { body } = await t.api.app.inject({
        method: 'POST',
        url: '/reset-password',
        headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ token, password, again: password }).toString(),
      });
      return body;
    };
    expect(await send('sevens!')).toContain('La contraseña debe tener al menos 8 caracteres');
    expect(await send('password1')).toContain('una de las más usadas');
    expect(await send('clubline1')).toContain('se adivina fácilmente');
    expect(await send('brand-new-1')).toContain('Tu contraseña está guardada');
    expect(await send('brand-new-2')).toContain('Este enlace ya no funciona');
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
