import { expect, test } from 'vitest';
import { createFakeBackend, createFakeClock, FakeReply } from '../../testing';
import { ApiError } from './ApiError';
import { addressOf, createTransport, withLimit, type TransportOptions } from './createTransport';

function setUp(reply: FakeReply, options: Partial<TransportOptions> = {}) {
  const backend = createFakeBackend();
  backend.handle('GET /thing', () => reply);
  backend.handle('POST /thing', () => reply);
  const clock = createFakeClock();
  return {
    backend,
    clock,
    transport: createTransport({ fetch: backend.fetch, clock, ...options }),
  };
}

const refusal = async (reply: FakeReply): Promise<ApiError> => {
  const { transport } = setUp(reply);
  const error: unknown = await transport({ method: 'GET', path: '/thing' }).catch(
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ApiError)) throw new Error('no ApiError');
  return error;
};

test.each([
  ['/api', '/api/contact', '/api/contact'],
  ['/api', '/contact', '/api/contact'],
  ['/api', 'contact', '/api/contact'],
  ['/api', '/apix', '/api/apix'],
  ['/api', '/api', '/api'],
  ['/api', '/api?x=1', '/api?x=1'],
  ['https://host.example/api/', '/api/api/clubs', 'https://host.example/api/api/clubs'],
  ['/api', 'https://identity.example/send?key=k', 'https://identity.example/send?key=k'],
  ['http://localhost:4000/api', '/clubs?x=/api/y', 'http://localhost:4000/api/clubs?x=/api/y'],
])('on base %s the path %s leads to %s', (base, path, address) => {
  expect(addressOf(base, path)).toBe(address);
});

test('every request accepts JSON', async () => {
  const { backend, transport } = setUp(new FakeReply(200, {}));
  await transport({ method: 'GET', path: '/thing' });
  await transport({ method: 'POST', path: '/thing', body: new FormData() });
  expect(backend.calls.map(({ headers }) => headers.get('accept'))).toEqual([
    'application/json',
    'application/json',
  ]);
});

test('nothing that the browser has kept is taken without asking for it again', async () => {
  const asked: (RequestCache | undefined)[] = [];
  const { transport } = setUp(new FakeReply(200, {}), {
    fetch: async (_address, init) => {
      asked.push(init?.cache);
      return Response.json({});
    },
  });
  await transport({ method: 'GET', path: '/thing' });
  expect(asked).toEqual(['no-cache']);
});

test(
  'a JSON body is named as such, a form leaves the naming to the browser, no body names ' +
    'nothing',
  async () => {
    const { backend, transport } = setUp(new FakeReply(200, {}));
    await transport({ method: 'POST', path: '/thing', body: { a: 1 } });
    await transport({ method: 'POST', path: '/thing', body: new FormData() });
    await transport({ method: 'POST', path: '/thing' });
    expect(backend.calls.map(({ headers }) => headers.get('content-type'))).toEqual([
      'application/json',
      null,
      null,
    ]);
  },
);

test.each([
  ['JSON is parsed', new FakeReply(200, { a: [1] }), { a: [1] }],
  ['204 yields nothing', new FakeReply(204), undefined],
  ['anything else is text', new FakeReply(200, 'hello'), 'hello'],
  [
    'a vendor JSON type is JSON',
    new FakeReply(200, { a: 1 }, { 'content-type': 'application/problem+json' }),
    { a: 1 },
  ],
  [
    'JSON that is empty yields nothing',
    new FakeReply(200, '', { 'content-type': 'application/json' }),
    undefined,
  ],
  [
    'JSON that is broken is text',
    new FakeReply(200, '{', { 'content-type': 'application/json' }),
    '{',
  ],
])('%s', async (_title, reply, expected) => {
  const { transport } = setUp(reply);
  expect(await transport({ method: 'GET', path: '/thing' })).toEqual(expected);
});

test.each([
  ['message', new FakeReply(400, { message: 'a', error: 'b' }), 'a'],
  ['then error', new FakeReply(400, { error: 'b', result: { response: { message: 'c' } } }), 'b'],
  [
    'then result.response.message',
    new FakeReply(400, { result: { response: { message: 'c' } } }),
    'c',
  ],
  ['then the status text', new FakeReply(409, {}, {}, 'Conflict'), 'Conflict'],
  ['then "Request failed"', new FakeReply(409, {}), 'Request failed'],
  [
    'a list of messages, joined',
    new FakeReply(400, { message: ['too short', 'too odd'] }),
    'too short • too odd',
  ],
  ['an empty message does not count', new FakeReply(400, { message: '  ', error: 'b' }), 'b'],
  [
    'of a plain text body, the status text',
    new FakeReply(500, 'oops', {}, 'Internal Server Error'),
    'Internal Server Error',
  ],
])('the message of a refusal: %s', async (_title, reply, message) => {
  expect((await refusal(reply)).message).toBe(message);
});

test('a refusal has status and body as they came', async () => {
  expect(await refusal(new FakeReply(422, 'plain'))).toMatchObject({ status: 422, body: 'plain' });
  expect(await refusal(new FakeReply(400, { message: 'a', errors: [1] }))).toMatchObject({
    status: 400,
    body: { message: 'a', errors: [1] },
  });
});

test('a network that is gone is a refusal with status 0 and its own message', async () => {
  const { backend, transport } = setUp(new FakeReply(200));
  backend.fail('GET /thing', 'network');
  await expect(transport({ method: 'GET', path: '/thing' })).rejects.toMatchObject({
    status: 0,
    message: 'Failed to fetch',
  });
});

test('a network that is gone is reported in the words that were handed in', async () => {
  const { backend, transport } = setUp(new FakeReply(200), { unreachable: 'Nobody there.' });
  backend.fail('GET /thing', 'network');
  await expect(transport({ method: 'GET', path: '/thing' })).rejects.toMatchObject({
    status: 0,
    message: 'Nobody there.',
  });
});

test('a server that does not answer within 30 seconds has failed', async () => {
  const { backend, clock, transport } = setUp(new FakeReply(200));
  backend.hold('GET /thing');
  const call = transport({ method: 'GET', path: '/thing' }).catch((error: unknown) => error);
  await clock.advance(29_999);
  expect(clock.pending()).toEqual([1]);
  await clock.advance(1);
  expect(await call).toMatchObject({ status: 0, message: 'The server took too long to answer.' });
});

test('an upload has three minutes', async () => {
  const { backend, clock, transport } = setUp(new FakeReply(200));
  backend.hold('POST /thing');
  const call = transport({ method: 'POST', path: '/thing', body: new FormData() }).catch(
    (error: unknown) => error,
  );
  await clock.advance(179_999);
  expect(clock.pending()).toEqual([1]);
  await clock.advance(1);
  expect(await call).toBeInstanceOf(ApiError);
});

test('a caller who gives up gets its own reason, not a refusal', async () => {
  const { backend, transport } = setUp(new FakeReply(200));
  backend.hold('GET /thing');
  const abort = new AbortController();
  const call = transport({ method: 'GET', path: '/thing', signal: abort.signal });
  abort.abort(new DOMException('left', 'AbortError'));
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
});

test.each([
  [true, '/thing', 'limit=20'],
  [true, '/thing?search=lake', 'search=lake&limit=20'],
  [false, '/thing', ''],
])('the size of a page is asked for where the server takes it (%s)', async (takes, path, query) => {
  const { transport, backend } = setUp(new FakeReply(200, []), takes ? { sized: withLimit } : {});
  await transport({ method: 'GET', path, pageSize: 20 });
  expect(backend.calls[0]?.query.toString()).toBe(query);
});
