import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFakeClock, createFakeEnvironment, fakeToken } from '../../testing';
import { createStoredCache } from '../cache';
import { createAdditions, createApiClient, createTransport } from '../client';
import { createSession } from './createSession';
import { createTokens } from './tokens';

// A backend that is not ours and knows the protocol by its own reading: everything under `data`,
// the profile elsewhere,
// messages as lists and as plain text. It runs behind a real socket and on another origin than the
// page.
const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*, authorization',
  'access-control-allow-methods': '*',
};
const clock = createFakeClock();
const person = { id: 7, username: 'bo', firstName: 'Bo', lastName: 'Li', email: 'bo@example.com' };
let server: Server;
let seen: string[];

beforeEach(async () => {
  seen = [];
  server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

async function answer(request: IncomingMessage, response: ServerResponse) {
  const { pathname } = new URL(request.url ?? '/', 'http://host');
  for (const [name, value] of Object.entries(cors)) response.setHeader(name, value);
  if (request.method === 'OPTIONS') return response.writeHead(204).end();
  seen.push(`${request.method} ${pathname}`);
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const json = (status: number, body: unknown) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  switch (`${request.method} ${pathname}`) {
    case 'POST /v2/api/auth/sign-in': {
      const given = JSON.parse(Buffer.concat(chunks).toString()) as {
        username?: string;
        password: string;
      };
      if (given.password !== 'secret1')
        return json(400, { message: ['username is odd', 'password is short'] });
      return json(201, {
        data: { accessToken: fakeToken(clock.now() + 600_000), refreshToken: 'r', user: person },
      });
    }
    case 'POST /v2/api/auth/refresh':
      return json(200, {
        data: { accessToken: fakeToken(clock.now() + 600_000, 2), refreshToken: 'r2' },
      });
    case 'GET /v2/api/users/me':
      return json(200, { data: person });
    case 'POST /v2/api/auth/logout':
      return response.writeHead(204).end();
    case 'GET /v2/api/scores':
      return response
        .writeHead(502, 'Bad Gateway', { 'content-type': 'text/plain' })
        .end('upstream is away');
    default:
      return response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not found</h1>');
  }
}

function openPage(stored: Record<string, string> = {}) {
  const environment = createFakeEnvironment({ clock });
  for (const [key, value] of Object.entries(stored)) environment.local.setItem(key, value);
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v2/api`;
  const additions = createAdditions();
  const onAnswer = ({ headers, ok }: Pick<Response, 'headers' | 'ok'>) =>
    additions.hear(headers, ok);
  const transport = createTransport({ base, fetch: globalThis.fetch, clock, onAnswer });
  const tokens = createTokens({ transport, environment, tabId: 'one' });
  const client = createApiClient(transport, {
    ...tokens,
    refresh: tokens.renew,
    lost: (token) => session.lost(token),
  });
  const session = createSession({
    client,
    transport,
    additions,
    tokens,
    environment,
    stored: createStoredCache(environment.storage.local, clock),
    clearCaches() {},
    leave() {},
  });
  return { environment, client, tokens, session };
}

test('signing in reads what stands under data', async () => {
  const { session, environment } = openPage();
  await expect(session.signIn('Bo', 'secret1')).resolves.toMatchObject({ id: '7', username: 'bo' });
  expect(environment.local.getItem('cl_refresh_token')).toBe('r');
});

test('a list of messages is joined', async () => {
  await expect(openPage().session.signIn('bo', 'wrong!')).rejects.toMatchObject({
    status: 400,
    message: 'username is odd • password is short',
  });
});

test('the profile is found where it is', async () => {
  const { session } = openPage({ cl_access_token: fakeToken(clock.now() + 600_000) });
  const loaded = new Promise<void>((resolve) => {
    session.subscribe(resolve);
  });
  session.start();
  await loaded;
  expect(seen).toEqual(['GET /v2/api/auth/me', 'GET /v2/api/users/me']);
  expect(session.getSnapshot()).toMatchObject({
    status: 'signedIn',
    user: { id: '7', username: 'bo' },
  });
});

test('a refresh reads what stands under data', async () => {
  const { tokens, environment } = openPage({ cl_refresh_token: 'r' });
  expect(await tokens.fresh()).toBe(fakeToken(clock.now() + 600_000, 2));
  expect(environment.local.getItem('cl_refresh_token')).toBe('r2');
});

test('a plain text error has the status text as message and the text as body', async () => {
  await expect(openPage().client.get('/scores')).rejects.toMatchObject({
    status: 502,
    message: 'Bad Gateway',
    body: 'upstream is away',
  });
});
