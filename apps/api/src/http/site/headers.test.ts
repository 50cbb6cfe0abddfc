import { afterEach, describe, expect, test } from 'vitest';
import { createApp } from '../../app';
import type { Api } from '../../app';
import type { Config } from '../../config';
import { testConfig } from '../../testing/describeApi';
import { freshDatabase } from '../../testing/freshDatabase';
import { createPerson } from '../../testing/people';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function start(settings: Partial<Config>): Promise<Api> {
  const database = await freshDatabase('embedded');
  const api = await createApp(testConfig({ ...database.config, ...settings }));
  closing.push(async () => {
    await api.close();
    await database.drop();
  });
  return api;
}

describe('strict transport security', () => {
  test.each([
    ['https://fans.example', 'max-age=31536000'],
    ['http://fans.example', undefined],
  ])('under %s is %j, on every kind of answer', async (publicUrl, expected) => {
    const { app } = await start({ publicUrl });
    for (const url of ['/api/auth/me', '/api/nothing', '/health/live', '/reset-password'])
      expect([url, (await app.inject({ url })).headers['strict-transport-security']]).toEqual([
        url,
        expected,
      ]);
  });
});

describe('an answer that is no page', () => {
  test.each(['/api/auth/me', '/api/clubs', '/api/jet-ski-racer-details'])(
    '%s runs and loads nothing, and strangers may not frame it',
    async (url) => {
      const { app } = await start({});
      expect((await app.inject({ url })).headers).toMatchObject({
        'content-security-policy': "default-src 'none'; frame-ancestors 'self'",
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'SAMEORIGIN',
        'referrer-policy': 'no-referrer',
        'cross-origin-resource-policy': 'cross-origin',
      });
    },
  );
});

describe('pages of other origins', () => {
  const ask = (api: Api, origin: string, token?: string) =>
    api.app.inject({
      url: '/api/auth/me',
      headers: { origin, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
    });

  test('may call, but nothing a browser sends by itself signs anybody in', async () => {
    const api = await start({});
    const { accessToken } = await createPerson(api);
    const answer = await ask(api, 'https://other.example');
    expect([answer.statusCode, answer.headers['access-control-allow-origin']]).toEqual([401, '*']);
    expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
    const cookie = { cookie: `token=${accessToken}; cl_access_token=${accessToken}` };
    const { statusCode } = await api.app.inject({ url: '/api/auth/me', headers: cookie });
    expect(statusCode).toBe(401);
    expect((await ask(api, 'https://other.example', accessToken)).headers['set-cookie']).toBe(
      undefined,
    );
  });

  test('may call where they are listed only, when there is a list', async () => {
    const api = await start({ corsOrigins: ['https://partner.example'] });
    const allowed = async (origin: string) =>
      (await ask(api, origin)).headers['access-control-allow-origin'];
    expect(await allowed('https://partner.example')).toBe('https://partner.example');
    for (const origin of ['https://other.example', 'https://partner.example.evil.test', 'null'])
      expect([origin, await allowed(origin)]).toEqual([origin, undefined]);
  });
});

test('/metrics asks for the whole of its token, after its scheme', async () => {
  const { app } = await start({ metricsToken: 'measure-me' });
  const statusWith = async (authorization: string) =>
    (await app.inject({ url: '/metrics', headers: { authorization } })).statusCode;
  expect(await statusWith('Bearer measure-me')).toBe(200);
  for (const wrong of ['', 'measure-me', 'Bearer ', 'Bearer measure', 'Bearer measure-me-not'])
    expect([wrong, await statusWith(wrong)]).toEqual([wrong, 403]);
  expect((await app.inject({ url: '/metrics' })).statusCode).toBe(403);
});
