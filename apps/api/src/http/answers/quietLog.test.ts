import { once } from 'node:events';
import { connect } from 'node:net';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../../app';
import type { Api } from '../../app';
import { testConfig } from '../../testing/describeApi';
import { freshDatabase } from '../../testing/freshDatabase';
import { createPerson } from '../../testing/people';
import { addressOf, untilNobodyIsConnected } from '../../testing/sockets';

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

test('a form whose sender goes away in the middle is no failure of ours', async () => {
  const { accessToken } = await createPerson(api);
  const { hostname, port } = new URL(await addressOf(api));
  const head = [
    'POST /api/social/profile-posts/upload-media HTTP/1.1',
    'Host: localhost',
    `Authorization: Bearer ${accessToken}`,
    'Content-Type: multipart/form-data; boundary=b',
    'Content-Length: 100000',
  ];
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  const asked = once(api.app.server, 'request');
  await once(socket, 'connect');
  socket.write([...head, '', '--b\r\nContent-Disposition: form-data; name="media"'].join('\r\n'));
  const [received] = await asked;
  await expect.poll(() => received.listenerCount('data')).toBeGreaterThan(0);
  socket.resetAndDestroy();
  await untilNobodyIsConnected(api);
  await new Promise(setImmediate);
  expect(lines.splice(0)).toEqual([]);
});
