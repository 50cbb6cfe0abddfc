import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import { io } from 'socket.io-client';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { createApp } from '../app';
import type { Api } from '../app';
import type { Config } from '../config';
import { testConfig } from '../testing/describeApi';
import { freshDatabase } from '../testing/freshDatabase';
import { createPerson, setPassword } from '../testing/people';
import { addressOf } from '../testing/sockets';

const siteDir = mkdtempSync(join(tmpdir(), 'clubline-tls-'));
writeFileSync(join(siteDir, 'index.html'), '<!doctype html><html><head></head></html>');
writeFileSync(join(siteDir, 'main.js'), 'run()');
afterAll(() => rmSync(siteDir, { recursive: true }));

const BEHIND_TLS = { publicUrl: 'https://fans.example', trustProxy: 'loopback' };

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function start(settings: Partial<Config>): Promise<Api> {
  const database = await freshDatabase('embedded');
  const api = await createApp(testConfig({ ...database.config, siteDir, ...settings }));
  closing.push(async () => {
    await api.close();
    await database.drop();
  });
  return api;
}

/** Asks as a proxy does that says how it was asked itself. */
const ask = async (
  { app }: Api,
  url: string,
  proto: string | undefined,
  options: Omit<InjectOptions, 'url'> = {},
) => {
  const headers = {
    accept: 'text/html',
    ...(proto !== undefined && { 'x-forwarded-proto': proto }),
  };
  const answer = await app.inject({ url, ...options, headers: { ...headers, ...options.headers } });
  return { status: answer.statusCode, location: answer.headers.location, headers: answer.headers };
};

describe('what a proxy was asked for without TLS', () => {
  test.each(['/', '/clubs?search=a%20b', '/embed/chat/final?partner=x', '/main.js', '/nowhere'])(
    'is sent to the same page with it: %s',
    async (url) => {
      const api = await start(BEHIND_TLS);
      for (const method of ['GET', 'HEAD'] as const) {
        const answer = await ask(api, url, 'http', { method });
        expect([answer.status, answer.location]).toEqual([308, `https://fans.example${url}`]);
        expect(answer.headers['cache-control']).toBe('no-store');
      }
    },
  );

  test.each(['//evil.example/a', '/\\evil.example', '/@evil.example', '/.evil.example'])(
    'is never sent to another host: %s',
    async (url) => {
      const { location } = await ask(await start(BEHIND_TLS), url, 'http');
      expect(new URL(String(location)).host).toBe('fans.example');
    },
  );

  test('is refused where it is a call, whose token counts nothing', async () => {
    const api = await start(BEHIND_TLS);
    const ann = await createPerson(api);
    const authorization = `Bearer ${ann.accessToken}`;
    for (const url of ['/api/auth/me', '/api/docs', '/api/nothing', '/api', '/metrics'])
      expect([url, (await ask(api, url, 'http', { headers: { authorization } })).status]).toEqual([
        url,
        403,
      ]);
    const password = await setPassword(api.context, ann.id);
    const signIn = { method: 'POST', payload: { username: ann.username, password } } as const;
    expect((await ask(api, '/api/auth/sign-in', 'http', signIn)).status).toBe(403);
    expect((await ask(api, '/reset-password', 'http', { method: 'POST' })).status).toBe(403);
    expect((await ask(api, '/api/auth/sign-in', 'https', signIn)).status).toBe(200);
  });

  test('is answered where it asks whether the node is ready', async () => {
    const api = await start(BEHIND_TLS);
    for (const url of ['/health/live', '/health/ready'])
      expect((await ask(api, url, 'http')).status).toBe(200);
  });

  test.each([
    ['http', 308],
    ['HTTP', 308],
    ['https, http', 308],
    ['http, https', 200],
    ['https', 200],
    [undefined, 200],
  ])('is known by what the nearest proxy says: %j is answered %i', async (proto, status) => {
    expect((await ask(await start(BEHIND_TLS), '/clubs', proto)).status).toBe(status);
  });

  test.each([
    ['by somebody who is no proxy of ours', BEHIND_TLS, '203.0.113.7'],
    ['where no proxy is named', { ...BEHIND_TLS, trustProxy: undefined }, '127.0.0.1'],
    ['where people have no TLS', { ...BEHIND_TLS, publicUrl: 'http://fans.example' }, '127.0.0.1'],
  ])('is answered when that is said %s', async (_who, settings, remoteAddress) => {
    const api = await start(settings);
    expect((await ask(api, '/clubs', 'http', { remoteAddress })).status).toBe(200);
    expect((await ask(api, '/api/auth/me', 'http', { remoteAddress })).status).toBe(401);
  });
});

describe('a socket', () => {
  test.each([
    ['http', false],
    ['ws', false],
    ['https', true],
    ['wss', true],
  ])('that came to the proxy over %s is open: %j', async (proto, isOpen) => {
    const socket = io(await addressOf(await start(BEHIND_TLS)), {
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
      auth: { reader: true },
      extraHeaders: { 'x-forwarded-proto': proto },
    });
    closing.unshift(() => socket.close());
    const opened = await new Promise((resolve) => {
      socket.on('connect', () => resolve(true));
      socket.on('connect_error', () => resolve(false));
    });
    expect(opened).toBe(isOpen);
  });

  test('may be opened by a page with TLS only, where people have it', async () => {
    const api = await start(BEHIND_TLS);
    const { headers } = await ask(api, '/clubs', 'https', { headers: { host: 'm.fans.example' } });
    const [, sources] = /connect-src ([^;]*)/.exec(String(headers['content-security-policy']))!;
    expect(sources!.trim()).toBe("'self' wss://fans.example wss://m.fans.example");
  });
});
