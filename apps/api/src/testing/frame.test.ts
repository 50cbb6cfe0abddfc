import { Writable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { createApp } from '../app';
import { readConfig } from '../config';
import { callerOf } from './callers';
import { describeApi, testConfig } from './describeApi';
import { freshDatabase } from './freshDatabase';
import { createPerson } from './people';

describeApi('the frame', (t) => {
  test('an unknown address is a clear 404', async () => {
    const answer = await t.visitor.get('/nothing-here');
    expect(answer.status).toBe(404);
    expect(answer.body).toEqual({
      statusCode: 404,
      error: 'Not Found',
      message: 'There is no GET /api/nothing-here',
    });
  });

  test('people made for tests are signed in', async () => {
    const ann = await t.person();
    const actor = await t.api.context.sessions.authenticate(ann.accessToken);
    expect(actor).toMatchObject({ id: ann.id, role: 'user' });
  });

  test.each([
    ['{bad', 'application/json', 400, 'The body is not valid JSON.'],
    ['<a/>', 'text/xml', 415, 'This content type is not understood here.'],
    [
      JSON.stringify({ username: 'x'.repeat(20_000) }),
      'application/json',
      413,
      'The request is too large.',
    ],
    ['[]', 'application/json', 400, 'body: Invalid input: expected object, received array'],
    ['', 'application/json', 400, 'body: Invalid input: expected object, received null'],
  ])('a bad body %# is a clear refusal', async (payload, type, status, message) => {
    const answer = await t.api.app.inject({
      method: 'POST',
      url: '/api/auth/sign-in',
      headers: { 'content-type': type },
      payload,
    });
    expect(answer.json()).toMatchObject({ statusCode: status, message });
  });

  test('the node says that it lives, that it can serve, and what it measures', async () => {
    expect((await t.api.app.inject('/health/live')).json()).toMatchObject({ status: 'ok' });
    expect((await t.api.app.inject('/health/ready')).json()).toMatchObject({
      status: 'ok',
      checks: { database: true },
    });
    const metrics = await t.api.app.inject('/metrics');
    expect(metrics.headers['content-type']).toContain('text/plain');
    expect(metrics.body).toMatch(
      /clubline_http_request_seconds_count\{method="GET",route="\/health\/ready",status="200"\} 1/,
    );
  });

  test('ids made one after the other sort in that order', async () => {
    const { newId } = await import('../db/ids');
    const ids = Array.from({ length: 5_000 }, () => newId());
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.toSorted()).toEqual(ids);
    expect(
      ids.every((id) =>
        /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(id),
      ),
    ).toBe(true);
  });
});

describeApi('an outage', (t) => {
  test(
    'of the database is a 503 with a time to come back, never a 401, and the node is not ' +
      'ready',
    async () => {
      const ann = await t.person();
      await t.api.context.db.destroy();
      const answer = await ann.get('/auth/me');
      expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5']);
      expect((await t.api.app.inject('/health/ready')).json()).toMatchObject({
        status: 'unavailable',
        checks: { database: false },
      });
      expect((await t.api.app.inject('/health/live')).statusCode).toBe(200);
    },
  );
});

describe('settings', () => {
  test('a wrong one is named', () => {
    expect(() => readConfig({ PORT: 'many', LOG_LEVEL: 'loud' })).toThrow(/PORT[\s\S]*LOG_LEVEL/);
    expect(() => readConfig({ JWT_SECRET: 'short' })).toThrow('JWT_SECRET');
    expect(() => readConfig({ ACCESS_TOKEN_SECONDS: '5' })).toThrow('ACCESS_TOKEN_SECONDS');
    expect(() => readConfig({ S3_BUCKET: 'pictures' })).toThrow('S3_ENDPOINT');
  });

  test('metrics ask for their token when one is set, and the log holds no token', async () => {
    const database = await freshDatabase('embedded');
    const lines: string[] = [];
    const sink = new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk));
        done();
      },
    });
    const api = await createApp(
      testConfig({ ...database.config, metricsToken: 'measure-me', logLevel: 'trace' }),
      sink,
    );
    expect((await api.app.inject('/metrics')).statusCode).toBe(403);
    expect(
      (await api.app.inject({ url: '/metrics', headers: { authorization: 'Bearer measure-me' } }))
        .statusCode,
    ).toBe(200);
    const ann = await createPerson(api);
    await callerOf(api.app, ann.accessToken).get('/auth/me');
    await ann.post('/auth/refresh', { refreshToken: ann.refreshToken });
    await api.app.inject(`/reset-password?token=${ann.refreshToken}`);
    await api.close();
    await database.drop();
    const log = lines.join('');
    expect(log).toContain('/reset-password');
    for (const secret of ['measure-me', ann.accessToken, ann.refreshToken])
      expect(log).not.toContain(secret);
  });
});
