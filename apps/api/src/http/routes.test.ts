import Fastify from 'fastify';
import { z } from 'zod';
import { expect, test } from 'vitest';
import { callerOf } from '../testing/callers';
import { describeApi } from '../testing/describeApi';
import { newAccount } from '../testing/people';
import { addRoutes } from './addRoutes';
import { bodyLimits, route } from './route';
import { everyone } from './policy';
import { collectRoutes, undeclared } from './routeTable';

describeApi('the route table', (t) => {
  test('every route declares schema, policy, body limit and rate class', () => {
    expect(t.api.routes.length).toBeGreaterThan(50);
    expect(undeclared(t.api.routes)).toEqual([]);
  });

  test('a route that declares nothing is found', async () => {
    const app = Fastify();
    const routes = collectRoutes(app);
    const fine = route({
      method: 'GET',
      url: '/fine',
      summary: 'Fine',
      response: { 200: z.unknown() },
      policy: everyone,
      bodyLimit: bodyLimits.none,
      rate: 'read',
      handler: async () => ({}),
    });
    addRoutes(app, t.api.context, { tag: 'Test', routes: [fine] });
    app.post('/forgotten/:id', async () => ({}));
    expect(undeclared(routes)).toEqual([
      'POST /forgotten/:id declares no policy',
      'POST /forgotten/:id declares no rate class',
      'POST /forgotten/:id declares no body limit',
      'POST /forgotten/:id declares no answer schema',
      'POST /forgotten/:id declares no path schema',
    ]);
  });

  test(
    'whoever is not signed in gets 401 from every route that asks for it; only ' +
      'administrators pass theirs',
    async () => {
      const ann = await t.person();
      const closed = t.api.routes.filter(
        ({ config, method }) =>
          config?.access !== undefined && config.access !== 'everyone' && method !== 'HEAD',
      );
      expect(closed.length).toBeGreaterThan(40);
      const refusals: number[] = [];
      for (const { method, url, config } of closed) {
        const path = url.replace(/^\/api/, '').replace(/:\w+/g, 'x1');
        const name = `${String(method)} ${url}`;
        expect([name, (await t.visitor.call(method as 'GET', path)).status]).toEqual([name, 401]);
        if (config?.access === 'admin')
          refusals.push((await ann.call(method as 'POST', path)).status);
      }
      expect(new Set(refusals)).toEqual(new Set([403]));
    },
  );

  test.each(['', 'Basic ', 'Token ', 'Bearer'])(
    'a token after %j instead of the scheme Bearer is none',
    async (scheme) => {
      const { accessToken } = await t.person();
      const ask = (authorization: string) =>
        t.api.app.inject({ url: '/api/auth/me', headers: { authorization } });
      expect((await ask(`${scheme}${accessToken}`)).statusCode).toBe(401);
      expect((await ask(`bearer ${accessToken}`)).statusCode).toBe(200);
      const { statusCode } = await t.api.app.inject({
        method: 'POST',
        url: '/api/auth/logout',
        headers: { authorization: `${scheme}${accessToken}` },
      });
      expect([statusCode, (await ask(`Bearer ${accessToken}`)).statusCode]).toEqual([200, 200]);
    },
  );

  test('no answer of a call may be kept by a cache, but those that say how long', async () => {
    const ann = await t.person();
    const cacheControls: Record<string, unknown> = {};
    for (const { method, url, config } of t.api.routes) {
      if (config?.policy === undefined) continue;
      for (const headers of [{}, { authorization: `Bearer ${ann.accessToken}` }]) {
        const path = url.replace(/:\w+/g, 'x1');
        const answer = await t.api.app.inject({ method: method as 'GET', url: path, headers });
        const signedIn = headers.authorization === undefined ? 'visitor' : 'signed in';
        cacheControls[`${String(method)} ${url}, ${signedIn}`] = answer.headers['cache-control'];
      }
    }
    expect(Object.keys(cacheControls).length).toBeGreaterThan(100);
    const others = Object.entries(cacheControls).filter(([, value]) => value !== 'no-store');
    expect(others.map(([name]) => name)).toEqual([]);
  });

  test('nor those that hold tokens or somebody', async () => {
    const account = newAccount();
    const signedUp = await t.visitor.post('/auth/sign-up', account);
    const { email, password } = account;
    const signedIn = await t.visitor.post('/auth/sign-in', { email, password });
    const { accessToken, refreshToken } = signedIn.body;
    const caller = callerOf(t.api.app, accessToken);
    const answers = [
      signedUp,
      signedIn,
      await caller.get('/auth/me'),
      await caller.get('/clubs'),
      await caller.post('/auth/frame-session', { refreshToken }),
      await t.visitor.post('/auth/refresh', { refreshToken }),
    ];
    expect(answers.map(({ status, headers }) => [status, headers['cache-control']])).toEqual(
      [201, 200, 200, 200, 200, 200].map((status) => [status, 'no-store']),
    );
  });

  test('what people write comes back as it was, in JSON that is no page', async () => {
    const ann = await t.person();
    const words = `</script><script>"'\\ \u2028 \u2029 <!-- {"isAdmin":true}`;
    await ann.post('/social/profile-posts', { content: words, mediaUrls: [] });
    const answer = await t.api.app.inject({
      url: '/api/social/profile-posts',
      headers: { authorization: `Bearer ${ann.accessToken}`, accept: 'text/html' },
    });
    expect(answer.json().data.profilePosts[0]).toMatchObject({
      content: words,
      user: { username: ann.username },
    });
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
  });

  test('a password, a passkey or another token gets tokens, and nothing else', async () => {
    const document = JSON.parse((await t.api.app.inject('/api/docs/json')).body);
    const calls = Object.entries<Record<string, { responses: object }>>(document.paths).flatMap(
      ([path, methods]) =>
        Object.entries(methods).map(([method, { responses }]) => ({
          name: `${method} ${path}`,
          answers: JSON.stringify(responses),
        })),
    );
    const giving = calls.filter(({ answers }) => /accessToken|refreshToken/.test(answers));
    expect(giving.map(({ name }) => name).toSorted()).toEqual([
      'post /api/auth/frame-session',
      'post /api/auth/passkey-sign-in',
      'post /api/auth/refresh',
      'post /api/auth/sign-in',
    ]);
  });

  test('the OpenAPI document names every call with its input, answers and who may', async () => {
    const document = JSON.parse((await t.api.app.inject('/api/docs/json')).body);
    const declared = t.api.routes.filter(
      ({ config, method }) => config?.policy !== undefined && method !== 'HEAD',
    );
    for (const { url, method } of declared) {
      const operation =
        document.paths[url.replace(/:(\w+)/g, '{$1}')]?.[String(method).toLowerCase()];
      expect(operation?.summary, `${String(method)} ${url}`).toBeTruthy();
      expect(operation.description).toContain('Who may:');
    }
    const signIn = document.paths['/api/auth/sign-in'].post;
    expect(Object.keys(signIn.requestBody.content['application/json'].schema.properties)).toEqual([
      'email',
      'username',
      'password',
      'passkey',
      'recoveryCode',
    ]);
    expect(signIn.responses['200'].content['application/json'].schema.required).toContain(
      'accessToken',
    );
    expect(document.paths['/api/auth/me'].get.security).toEqual([{ bearer: [] }]);
  });
});

describeApi(
  'rate limits',
  (t) => {
    test('a class is refused beyond its limit with 429 and a time to wait', async () => {
      const answers = [];
      for (let n = 0; n < 61; n += 1)
        answers.push(await t.visitor.get(`/users/check-username/n${n}`));
      expect(answers.slice(0, 60).every((answer) => answer.status === 200)).toBe(true);
      expect(answers[60]!.status).toBe(429);
      expect(answers[60]!.body).toMatchObject({ statusCode: 429, error: 'Too Many Requests' });
      expect(Number(answers[60]!.headers['retry-after'])).toBeGreaterThan(0);
      expect((await t.visitor.get('/auth/me')).status).toBe(401);
    });

    test('a feed of twenty posts asked part by part stays within the limit', async () => {
      const ann = await t.person();
      const answers = await Promise.all(Array.from({ length: 20 * 4 }, () => ann.get('/auth/me')));
      expect(answers.every((answer) => answer.status === 200)).toBe(true);
    });

    test('guessing one password locks that account for that address only', async () => {
      const guess = () =>
        t.visitor.post('/auth/sign-in', { username: 'victim', password: 'guess-1' });
      for (let n = 0; n < 10; n += 1) expect((await guess()).status).toBe(400);
      expect((await guess()).status).toBe(429);
      expect(
        (await t.visitor.post('/auth/sign-in', { username: 'another', password: 'guess-1' }))
          .status,
      ).toBe(400);
    });
  },
  { rateLimitScale: 1 },
);

describeApi(
  'rate limits behind a proxy',
  (t) => {
    test('count the address that the proxy saw, not one the caller made up', async () => {
      const statuses = [];
      for (let n = 0; n < 61; n += 1) {
        const headers = { 'x-forwarded-for': `198.51.100.${n}, 203.0.113.7` };
        statuses.push(
          (await t.api.app.inject({ url: '/api/users/check-username/ann', headers })).statusCode,
        );
      }
      expect([statuses[59], statuses[60]]).toEqual([200, 429]);
      expect(
        (
          await t.api.app.inject({
            url: '/api/users/check-username/ann',
            headers: { 'x-forwarded-for': '203.0.113.8' },
          })
        ).statusCode,
      ).toBe(200);
    });
  },
  { rateLimitScale: 1, trustProxy: 'loopback' },
);
