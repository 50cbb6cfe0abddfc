import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../../app';
import type { Api } from '../../app';
import { testConfig } from '../../testing/describeApi';
import { freshDatabase } from '../../testing/freshDatabase';

const lines: string[] = [];
let database: Awaited<ReturnType<typeof freshDatabase>>;
let api: Api;

beforeAll(async () => {
  database = await freshDatabase('embedded');
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  api = await createApp(testConfig({ ...database.config, logLevel: 'warn' }), sink);
});
afterAll(async () => {
  await api?.close();
  await database?.drop();
});

test.each([
  ['/.well-known/change-password', '/settings#password'],
  ['/api/login?next=%2Fclubs', '/auth?next=%2Fclubs'],
])('%s leads on, once: nothing goes wrong that the log would tell', async (url, location) => {
  const answer = await api.app.inject({ url });
  expect([answer.statusCode, answer.headers.location]).toEqual([302, location]);
  await new Promise(setImmediate);
  expect(lines.splice(0)).toEqual([]);
});
