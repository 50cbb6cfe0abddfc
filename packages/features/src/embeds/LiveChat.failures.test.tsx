import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { createEmbedEnvironment } from '../platform/environment';
import type { SocketFactory } from '../platform/socket';
import {
  authFake,
  createFakeBackend,
  createFakeClock,
  demoUser,
  FakeReply,
  fakeToken,
  settle,
} from '../testing';
import { chatControl, chatFake, type ChatFakeOptions } from '../testing/chat/chat.fake';
import { chatHistory } from '../testing/chat/chat.fixtures';
import type { TokenSource } from './createPartnerTokens';
import { LiveChat, type LiveChatProps } from './LiveChat';
import { sharedPage } from './sharedPage';

/** A part of the chat that its server no longer has, as after a deploy. */
vi.mock('../platform/socket/liveClient', () => {
  throw new TypeError('Failed to fetch dynamically imported module: /liveClient.js');
});

let pages = 0;
const HISTORY = 'GET /live-chats/messages/:matchId';

/** Sockets that go on trying by themselves, as Socket.IO does while nobody answers. */
const trying =
  (make: SocketFactory): SocketFactory =>
  async (options) =>
    Object.assign(await make(options), { active: true });

/** Somebody else's page, on which time passes as the test says. */
async function partnerPage({
  props = {},
  options = {},
  prepare = () => {},
}: {
  props?: Partial<LiveChatProps>;
  options?: ChatFakeOptions;
  prepare?: (backend: ReturnType<typeof createFakeBackend>) => void;
}) {
  const clock = createFakeClock();
  const backend = createFakeBackend({
    areas: [authFake(), chatFake({ history: chatHistory, hasAdditions: true, ...options })],
  });
  backend.handle('GET /auth/me', ({ user }) => user ?? new FakeReply(401, { message: 'No.' }));
  prepare(backend);
  pages += 1;
  const onError = vi.fn<NonNullable<LiveChatProps['onError']>>();
  const given: LiveChatProps = {
    api: `https://failing-${pages}.test/api`,
    room: 'final',
    fetch: backend.fetch,
    socketFactory: trying(backend.socketFactory),
    locale: 'en-GB',
    timeZone: 'Europe/London',
    onError,
    ...props,
  };
  sharedPage({ ...given, environment: createEmbedEnvironment(clock) });
  const chat = (more: Partial<LiveChatProps> = {}) => (
    <main>
      <h1>Their page</h1>
      <LiveChat {...given} {...more} />
    </main>
  );
  const view = render(chat());
  await act(settle);
  return {
    backend,
    onError,
    rerender: (more: Partial<LiveChatProps>) => view.rerender(chat(more)),
    codes: () => onError.mock.calls.map(([{ code }]) => code),
    pass: (ms: number) => act(() => clock.advance(ms)),
  };
}

const unreachable = (backend: ReturnType<typeof createFakeBackend>) => {
  backend.fail(HISTORY, 'network', 9);
  backend.sockets.setReachable(false);
};

test('an API that is down is said to be, with Retry, and the page hears of it', async () => {
  const { backend, codes, pass } = await partnerPage({ prepare: unreachable });
  expect(screen.queryByText('No messages yet — say hi 👋')).toBeNull();
  await pass(10_000);
  expect(screen.getByText('The chat cannot be reached right now.')).toBeTruthy();
  // Nor does its head promise that it is about to be.
  expect(screen.getByText('Offline')).toBeTruthy();
  expect(screen.queryByText('No messages yet — say hi 👋')).toBeNull();
  expect(codes()).toEqual(['unreachable']);

  backend.sockets.setReachable(true);
  for (let left = 9; left > 0; left -= 1)
    await backend.fetch('/api/live-chats/messages/final').catch(() => {});
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await pass(100);
  expect(screen.getByText('42 online')).toBeTruthy();
  expect(screen.queryByText('The chat cannot be reached right now.')).toBeNull();
  expect(screen.getByText('Boat 7, by half a length.')).toBeTruthy();
});

test('an api without https:// is named with what it lacks, in development', async () => {
  vi.stubEnv('NODE_ENV', 'development');
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { onError, pass } = await partnerPage({
    prepare: unreachable,
    props: { api: 'clubline.test:4000/api', fetch: () => Promise.reject(new TypeError('No.')) },
  });
  await pass(10_000);
  expect(onError.mock.calls.map(([{ error }]) => error.message)).toEqual([
    'clubline.test:4000/api/live-chats/messages/final (before a server belongs https:// or ' +
      'http://) does not answer',
  ]);
  vi.unstubAllEnvs();
  warn.mockRestore();
});

test('an API that refuses this origin is told apart from one that is down', async () => {
  const backend = createFakeBackend({ areas: [chatFake()] });
  backend.sockets.setReachable(false);
  const refused = vi.fn<typeof fetch>(async (_, init) => {
    if (init?.mode === 'no-cors') return new Response(null);
    throw new TypeError('Failed to fetch');
  });
  const { codes, pass } = await partnerPage({
    props: { fetch: refused, socketFactory: trying(backend.socketFactory) },
  });
  await pass(10_000);
  expect(screen.getByText('The chat cannot be reached right now.')).toBeTruthy();
  expect(codes()).toEqual(['cors']);
});

test('an API that is down is named, and not the token that could not be had, either', async () => {
  const getToken = () => Promise.reject(new Error('/token has answered 404'));
  const { onError, pass } = await partnerPage({ prepare: unreachable, props: { getToken } });
  await pass(10_000);
  const reported = onError.mock.calls.map(([{ code, error }]) => [code, error.message]);
  expect(reported.filter(([code]) => code === 'unreachable')).toEqual([
    [
      'unreachable',
      expect.stringMatching(/^https:.*\/live-chats\/messages\/final does not answer$/),
    ],
  ]);
});

test('where the API is down, people read so, and not that their token failed', async () => {
  const token = fakeToken(Date.now() + 3_600_000);
  let isDown = true;
  let backend = createFakeBackend({ areas: [] });
  const { codes, pass } = await partnerPage({
    prepare(server) {
      backend = server;
      server.tokens.set(token, demoUser);
      server.sockets.setReachable(false);
    },
    props: {
      getToken: () => token,
      onSignIn: () => {},
      fetch: async (...request) => {
        if (isDown) throw new TypeError('Failed to fetch');
        return backend.fetch(...request);
      },
    },
  });
  await pass(5_000);
  expect(screen.queryByText('You could not be signed in.')).toBeNull();
  await pass(5_000);
  expect(screen.getByText('The chat cannot be reached right now.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Sign in to chat' })).toBeNull();
  expect(screen.queryByText(/sign in/i)).toBeNull();
  expect(codes()).toEqual(['unreachable']);

  isDown = false;
  backend.sockets.setReachable(true);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await pass(100);
  expect(screen.getByPlaceholderText('Type a message…')).toBeTruthy();
  expect(screen.getByText('Boat 7, by half a length.')).toBeTruthy();
  expect(codes()).toEqual(['unreachable']);
});

test('where the API answers all but who it is, the page hears of that', async () => {
  const token = fakeToken(Date.now() + 3_600_000);
  const { codes, pass } = await partnerPage({
    props: { getToken: () => token, onSignIn: () => {} },
    prepare: (server) => server.fail('GET /auth/me', 'network', 9),
  });
  await pass(100);
  expect(screen.getByText('You could not be signed in.')).toBeTruthy();
  expect(codes()).toEqual(['token']);
});

test('an API that is none is said to be that alone, also where there is a token', async () => {
  const token = fakeToken(Date.now() + 3_600_000);
  const nothing = () => new FakeReply(404, { message: 'Not found.' });
  const { codes, pass } = await partnerPage({
    props: { getToken: () => token, onSignIn: () => {} },
    options: { roomExists: false },
    prepare: (server) => {
      for (const path of ['/auth/me', '/me', '/users/me', '/profile'])
        server.handle(`GET ${path}`, nothing);
      server.handle(HISTORY, () => new FakeReply(404, '<!doctype html>'));
    },
  });
  await pass(100);
  expect(codes()).toEqual([]);
  await pass(10_000);
  expect(screen.getByText('The chat cannot be reached right now.')).toBeTruthy();
  expect(codes()).toEqual(['unreachable']);
});

test('a room that is cut off while people look is told of once it is said to be', async () => {
  const { backend, codes, pass } = await partnerPage({});
  await pass(100);
  backend.fail(HISTORY, 'network', 9);
  act(() => chatControl(backend).drop(false));
  await pass(1_000);
  expect(screen.getByText('Reconnecting…')).toBeTruthy();
  expect(codes()).toEqual([]);
  for (let left = 4; left > 0; left -= 1)
    act(() => backend.sockets.all.forEach((socket) => socket.refuse('down')));
  await pass(1_000);
  expect(screen.getByText('The chat cannot be reached right now.')).toBeTruthy();
  expect(codes()).toEqual(['unreachable']);
});

test('a socket that does not open is named by its address in development', async () => {
  vi.stubEnv('NODE_ENV', 'development');
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { backend, onError, pass } = await partnerPage({
    prepare: (server) => server.sockets.setReachable(false),
    props: { getToken: () => null },
  });
  await pass(10_000);
  vi.unstubAllEnvs();
  warn.mockRestore();
  expect(backend.calls.length).toBeGreaterThan(0);
  expect(onError.mock.calls.map(([{ code, error }]) => [code, error.message])).toEqual([
    [
      'unreachable',
      expect.stringMatching(
        /^the history has come, but the socket wss:\/\/failing-\d+\.test has not opened: /,
      ),
    ],
  ]);
});

test('a part of the script that is not there is told of as that, and people read', async () => {
  const backend = createFakeBackend({ areas: [chatFake({ history: chatHistory })] });
  const onError = vi.fn<NonNullable<LiveChatProps['onError']>>();
  const clock = createFakeClock();
  const given = { api: 'https://parted.test/api', room: 'final', fetch: backend.fetch, onError };
  sharedPage({ ...given, environment: createEmbedEnvironment(clock) });
  render(<LiveChat {...given} />);
  await act(settle);
  await act(() => clock.advance(10_000));
  await vi.waitFor(() => expect(onError).toHaveBeenCalled());
  expect(onError.mock.calls.map(([{ code, error }]) => [code, error.cause])).toEqual([
    [
      'missing-script',
      new TypeError('Failed to fetch dynamically imported module: /liveClient.js'),
    ],
  ]);
  expect(screen.getByText('Boat 7, by half a length.')).toBeTruthy();
  expect(screen.getByText('The chat cannot be reached right now.')).toBeTruthy();
});

test('without anybody to tell, nothing is sent to find out why', async () => {
  const { backend, pass } = await partnerPage({
    prepare: unreachable,
    props: { onError: undefined },
  });
  await pass(10_000);
  expect(backend.calls).toHaveLength(1);
});

test('an id that no room can have is said to be none, without Retry', async () => {
  const onConnectionChange = vi.fn();
  const { codes, pass } = await partnerPage({
    props: { onConnectionChange },
    options: { roomExists: false },
    prepare: (backend) => backend.fail(HISTORY, new FakeReply(400, { message: 'Not valid.' })),
  });
  expect(screen.getByText('There is no such chat.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  await pass(60_000);
  expect(screen.queryByText(/Connecting|Offline|Online/)).toBeNull();
  expect(onConnectionChange).toHaveBeenLastCalledWith('offline');
  expect(codes()).toEqual(['unknown-room']);
});

test('a room that nobody has opened is an empty one', async () => {
  const { codes, pass } = await partnerPage({
    props: { getToken: () => null },
    options: { history: [], roomExists: false },
  });
  await pass(60_000);
  expect(screen.getByText('No messages yet — say hi 👋')).toBeTruthy();
  expect(screen.getByText('Online')).toBeTruthy();
  expect(codes()).toEqual([]);
});

const website = (status: number) => async () =>
  new Response('<!doctype html>', { status, headers: { 'content-type': 'text/html' } });

test.each([404, 200])(
  'an address that is no API, as it answers %i with a page, is unreachable and no empty room',
  async (status) => {
    const { onError, pass } = await partnerPage({ props: { fetch: website(status) } });
    await pass(3_000);
    expect(screen.queryByText('No messages yet — say hi 👋')).toBeNull();
    expect(screen.getByText('Loading messages…')).toBeTruthy();
    await pass(7_000);
    expect(screen.getByText('The chat cannot be reached right now.')).toBeTruthy();
    expect(screen.getByText('Offline')).toBeTruthy();
    expect(screen.queryByText(/online/i)).toBeNull();
    expect(onError.mock.calls.map(([{ code, error }]) => [code, error.message])).toEqual([
      [
        'unreachable',
        expect.stringMatching(
          new RegExp(`final has answered ${status} and is no Clubline API, which ends in /api`),
        ),
      ],
    ]);
  },
);

test('while the history is refused to this origin, a joined room is no empty one', async () => {
  const refused = async (_: unknown, init?: RequestInit) => {
    if (init?.mode === 'no-cors') return new Response(null);
    throw new TypeError('Failed to fetch');
  };
  const { codes, pass } = await partnerPage({ props: { fetch: refused } });
  await pass(1_000);
  expect(screen.getByText('Loading messages…')).toBeTruthy();
  await pass(9_000);
  expect(screen.getByText('The chat cannot be reached right now.')).toBeTruthy();
  expect(screen.getByText('Offline')).toBeTruthy();
  expect(screen.queryByText(/online/i)).toBeNull();
  expect(codes()).toEqual(['cors']);
});

test.each(['api', 'room'] as const)('without %s the page hears what is missing', async (name) => {
  const { onError, backend } = await partnerPage({ props: { [name]: '' } });
  expect(screen.getByText('There is no such chat.')).toBeTruthy();
  expect(onError.mock.calls).toEqual([
    [{ code: 'missing', error: new Error(`\`${name}\` is not given`) }],
  ]);
  expect(backend.calls).toEqual([]);
});

test('a room that is missing is said to be in the words of the page', async () => {
  await partnerPage({ props: { room: '', labels: { unknownRoom: 'Ce chat n’existe pas.' } } });
  expect(screen.getByText('Ce chat n’existe pas.')).toBeTruthy();
});

test('a token that the API refuses leaves a reader, and the page hears of it', async () => {
  const { codes, pass } = await partnerPage({ props: { getToken: () => 'not-a-token' } });
  await pass(10_000);
  expect(screen.getByText('You could not be signed in.')).toBeTruthy();
  expect(screen.getByText('Boat 7, by half a length.')).toBeTruthy();
  expect(codes()).toEqual(['token']);
});

test('a token function that throws leaves a reader, who can try again', async () => {
  const error = new Error('no cookie');
  let isBroken = true;
  const token = fakeToken(Date.now() + 3_600_000);
  const getToken = () => {
    if (isBroken) throw error;
    return token;
  };
  const { onError, pass } = await partnerPage({
    props: { getToken },
    prepare: (backend) => void backend.tokens.set(token, demoUser),
  });
  await pass(50);
  expect(screen.getByText('You could not be signed in.')).toBeTruthy();
  expect(screen.getByText('Boat 7, by half a length.')).toBeTruthy();
  expect(onError.mock.calls).toEqual([[{ code: 'token', error }]]);
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await pass(50);
  expect(screen.queryByText('You could not be signed in.')).toBeNull();
  expect(screen.getByPlaceholderText('Type a message…')).toBeTruthy();
});

test('a text in place of a token function leaves a reader, and the page hears it', async () => {
  const getToken = 'a.b.c' as unknown as TokenSource;
  const named = expect.stringMatching(/getToken is not a function/);
  const { onError, pass } = await partnerPage({ props: { getToken } });
  await pass(50);
  expect(screen.getByText('You could not be signed in.')).toBeTruthy();
  expect(onError.mock.calls).toEqual([
    [{ code: 'token', error: expect.objectContaining({ message: named }) }],
  ]);
});

test('a token function that hangs keeps nobody from reading', async () => {
  const { codes, pass } = await partnerPage({ props: { getToken: () => new Promise(() => {}) } });
  expect(screen.queryByText('Boat 7, by half a length.')).toBeNull();
  await pass(8_100);
  expect(screen.getByText('Boat 7, by half a length.')).toBeTruthy();
  expect(screen.getByText('You could not be signed in.')).toBeTruthy();
  expect(codes()).toEqual(['token']);
});

test.each([
  ['a language', { locale: 'no language at all' }],
  ['a time zone', { timeZone: 'Atlantis/Capital' }],
  ['neither', { locale: '', timeZone: '' }],
])('what is not %s is told of, and the room stands as without it', async (_, props) => {
  const { codes } = await partnerPage({ props });
  expect(screen.getByText('Boat 7, by half a length.')).toBeTruthy();
  expect(codes()).toEqual(['bad-locale']);
});

test('a title of which no text can be made is none', async () => {
  const { codes } = await partnerPage({ props: { title: Object.create(null) } });
  expect(screen.getByRole('region', { name: 'Live chat' })).toBeTruthy();
  expect(screen.getByText('Boat 7, by half a length.')).toBeTruthy();
  expect(codes()).toEqual([]);
});

test('what the page gives and breaks the room leaves the page whole', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { codes, rerender } = await partnerPage({
    props: {
      hrefFor: () => {
        throw new TypeError('hrefFor is broken');
      },
    },
  });
  expect(screen.getByRole('heading', { name: 'Their page' })).toBeTruthy();
  expect(screen.getByText('The chat cannot be reached right now.')).toBeTruthy();
  expect(new Set(codes())).toEqual(new Set(['crash']));
  rerender({ hrefFor: undefined });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await act(settle);
  expect(screen.getByText('Boat 7, by half a length.')).toBeTruthy();
  vi.restoreAllMocks();
});

test('the page hears how the room is reached, and of each message that comes in', async () => {
  const onConnectionChange = vi.fn();
  const onMessage = vi.fn();
  const { backend, pass } = await partnerPage({ props: { onConnectionChange, onMessage } });
  await pass(50);
  expect(onConnectionChange.mock.calls).toEqual([['connecting'], ['online']]);
  expect(onMessage).not.toHaveBeenCalled();
  chatControl(backend).say('They are off');
  chatControl(backend).say('Boat 7 leads');
  await pass(500);
  act(() => chatControl(backend).drop(true));
  chatControl(backend).say('Meanwhile');
  act(() => chatControl(backend).comeBack());
  await pass(500);
  expect(onMessage.mock.calls.map(([{ text }]) => text)).toEqual([
    'They are off',
    'Boat 7 leads',
    'Meanwhile',
  ]);
  expect(onConnectionChange.mock.calls.slice(2)).toEqual([['reconnecting'], ['online']]);
});

test('the first message of an empty room is told of, and one’s own once it is stored', async () => {
  const onMessage = vi.fn();
  const token = fakeToken(Date.now() + 3_600_000);
  const { backend, pass } = await partnerPage({
    options: { history: [] },
    props: { onMessage, getToken: () => token },
    prepare: (server) => void server.tokens.set(token, demoUser),
  });
  await pass(50);
  chatControl(backend).say('First');
  await pass(500);
  await userEvent.type(screen.getByPlaceholderText('Type a message…'), 'Second{Enter}');
  await pass(500);
  expect(onMessage.mock.calls.map(([{ text, state }]) => [text, state])).toEqual([
    ['First', undefined],
    ['Second', 'sent'],
  ]);
});

const firstToken = () => fakeToken(Date.now() + 3_600_000);

test.each(['removed', 'account disabled'])(
  'who is put out of the chat (%s) reads so at once, keeps their words, and reads along',
  async (reason) => {
    const onConnectionChange = vi.fn();
    const token = firstToken();
    const getToken = vi.fn<NonNullable<LiveChatProps['getToken']>>(() => null);
    getToken.mockReturnValueOnce(token);
    const { backend, codes, pass } = await partnerPage({
      props: { getToken, onConnectionChange, onSignIn: () => {} },
      prepare: (server) => void server.tokens.set(token, demoUser),
    });
    await pass(50);
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
    await userEvent.type(field, 'half a sentence');

    backend.tokens.delete(token);
    act(() => {
      backend.sockets.broadcast('sessionEnded', { reason });
      for (const socket of backend.sockets.all) socket.drop('io server disconnect');
    });
    const isPutOut = () => {
      expect(screen.getByText('You were removed from this chat.')).toBeTruthy();
      expect(screen.queryByRole('button', { name: /Sign in|Send|Retry/ })).toBeNull();
      expect([field.isConnected, field.value, field.readOnly]).toEqual([
        true,
        'half a sentence',
        true,
      ]);
    };
    isPutOut();
    await pass(50);
    expect(screen.getByText('Boat 7, by half a length.')).toBeTruthy();
    expect(screen.getByText('42 online')).toBeTruthy();
    // Nor does time, or that the page says of nobody that they are there, make it otherwise.
    await pass(120_000);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await pass(50);
    isPutOut();
    expect(getToken.mock.calls.length).toBeLessThan(5);
    expect(onConnectionChange.mock.calls.flat()).not.toContain('reconnecting');
    expect(codes()).toEqual(['removed']);
  },
);

test('what had not been sent stays in sight of who is removed, to be copied', async () => {
  const token = firstToken();
  const getToken = vi.fn<NonNullable<LiveChatProps['getToken']>>(() => null);
  getToken.mockReturnValueOnce(token);
  const { backend, pass } = await partnerPage({
    props: { getToken },
    options: { hasAdditions: true, faults: ['none', 'refused', 'later', 'later', 'later'] },
    prepare: (server) => void server.tokens.set(token, demoUser),
  });
  await pass(50);
  for (const words of ['arrived', 'refused', 'first waiting', 'second waiting']) {
    await userEvent.type(screen.getByPlaceholderText('Type a message…'), `${words}{Enter}`);
    await pass(50);
  }
  backend.tokens.delete(token);
  act(() => {
    backend.sockets.broadcast('sessionEnded', { reason: 'removed' });
    for (const socket of backend.sockets.all) socket.drop('io server disconnect');
  });
  await pass(60_000);
  const unsent = () =>
    screen
      .getAllByRole('listitem')
      .filter((row) => within(row).queryByText(/^Not sent/))
      .map((row) => within(row).getByText(/^(arrived|refused|first|second)/).textContent);
  expect(screen.getAllByText('arrived')).toHaveLength(1);
  expect(unsent()).toEqual(['refused', 'first waiting', 'second waiting']);
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  expect(chatControl(backend).stored().at(-1)?.message).toBe('arrived');
  await userEvent.click(screen.getAllByRole('button', { name: 'Discard' })[0]!);
  expect(unsent()).toEqual(['first waiting', 'second waiting']);
});

test('who was removed before they came reads so where the page says it', async () => {
  const getToken = () => Promise.reject(Object.assign(new Error('gone'), { code: 'removed' }));
  const { onError, pass } = await partnerPage({ props: { getToken, onSignIn: () => {} } });
  await pass(50);
  expect(screen.getByText('You were removed from this chat.')).toBeTruthy();
  expect(screen.getByText('Boat 7, by half a length.')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: /Sign in|Send|Retry/ })).toBeNull();
  expect(onError.mock.calls.map(([{ code, error }]) => [code, error.message])).toEqual([
    ['removed', 'gone'],
  ]);
});

test('who signs in after somebody who was removed writes, in an empty field', async () => {
  const [first, second] = [firstToken(), fakeToken(Date.now() + 3_600_000, 2)];
  let given: string | null = first;
  const { backend, pass } = await partnerPage({
    props: { getToken: () => given },
    prepare(server) {
      server.tokens.set(first, demoUser);
      server.tokens.set(second, { ...demoUser, id: 'u-other', username: 'other' });
    },
  });
  await pass(50);
  await userEvent.type(screen.getByRole('textbox', { name: 'Message' }), 'mine');
  given = null;
  act(() => {
    backend.sockets.broadcast('sessionEnded', { reason: 'removed' });
    for (const socket of backend.sockets.all) socket.drop('io server disconnect');
  });
  await pass(50);
  given = second;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await pass(50);
  expect(screen.queryByText('You were removed from this chat.')).toBeNull();
  expect(screen.getByPlaceholderText<HTMLTextAreaElement>('Type a message…').value).toBe('');
});

test('a key that was revoked ends nobody’s chat for whom the page has another token', async () => {
  const tokens = [1, 2].map((serial) => fakeToken(Date.now() + 3_600_000, serial));
  const getToken = vi.fn(() => tokens[getToken.mock.calls.length - 1] ?? null);
  const { backend, codes, pass } = await partnerPage({
    props: { getToken },
    prepare: (server) => tokens.forEach((token) => server.tokens.set(token, demoUser)),
  });
  await pass(50);
  act(() => {
    backend.sockets.broadcast('sessionEnded', { reason: 'key revoked' });
    for (const socket of backend.sockets.all) socket.drop('io server disconnect');
  });
  await pass(50);
  expect(screen.getByPlaceholderText('Type a message…')).toBeTruthy();
  expect(screen.getByText('42 online')).toBeTruthy();
  expect(getToken).toHaveBeenCalledTimes(2);
  expect(codes()).toEqual([]);
});

test('a token that runs out, and is given again, is told of once, and people read', async () => {
  const token = fakeToken(Date.now() + 600_000);
  const getToken = vi.fn<NonNullable<LiveChatProps['getToken']>>(() => token);
  const { backend, codes, pass } = await partnerPage({
    props: { getToken, onSignIn: () => {} },
    prepare: (server) => void server.tokens.set(token, demoUser),
  });
  await pass(50);
  expect(screen.getByRole('button', { name: 'Send' })).toBeTruthy();
  await pass(700_000);
  backend.tokens.delete(token);
  act(() => {
    backend.sockets.broadcast('sessionEnded', { reason: 'expired' });
    for (const socket of backend.sockets.all) socket.drop('io server disconnect');
  });
  await pass(600_000);
  expect(screen.getByText('You could not be signed in.')).toBeTruthy();
  expect(screen.getByText('Boat 7, by half a length.')).toBeTruthy();
  expect(screen.getByText('42 online')).toBeTruthy();
  expect(getToken.mock.calls.length).toBeLessThan(8);
  expect(codes()).toEqual(['token']);
});

test('a token that had run out before it was given is not asked for again and again', async () => {
  const token = fakeToken(Date.UTC(2025, 0));
  const getToken = vi.fn<NonNullable<LiveChatProps['getToken']>>(() => token);
  const { codes, pass } = await partnerPage({ props: { getToken, onSignIn: () => {} } });
  await pass(600_000);
  expect(screen.getByText('You could not be signed in.')).toBeTruthy();
  expect(screen.getByText('Boat 7, by half a length.')).toBeTruthy();
  expect(getToken.mock.calls.length).toBeLessThan(5);
  expect(codes()).toEqual(['token']);
});
