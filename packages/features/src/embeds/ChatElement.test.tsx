import { act, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import {
  authFake,
  chatFake,
  createFakeBackend,
  demoUser,
  FakeReply,
  fakeToken,
  settle,
} from '../testing';
import { chatControl } from '../testing/chat/chat.fake';
import { ChatElement } from './ChatElement';
import type { SignInDetail } from './ChatElement.types';
import * as shared from './sharedPage';

ChatElement.define('test-chat', ':host{display:block}');

const original = shared.sharedPage;
let backend = createFakeBackend();

beforeEach(() => {
  backend = createFakeBackend({
    areas: [authFake(), chatFake({ history: [], hasAdditions: true })],
  });
  backend.handle('GET /auth/me', ({ user }) => user ?? new FakeReply(401, {}));
  vi.spyOn(shared, 'sharedPage').mockImplementation((options) =>
    original({ ...options, fetch: backend.fetch, socketFactory: backend.socketFactory }),
  );
});
afterEach(async () => {
  await act(async () => document.body.replaceChildren());
  vi.restoreAllMocks();
});

let pages = 0;
async function place(attributes: Record<string, string>, properties: Partial<ChatElement> = {}) {
  const element = document.createElement('test-chat') as ChatElement;
  pages += 1;
  const given: Record<string, string> = { api: `https://element-${pages}.test/api`, ...attributes };
  for (const [name, value] of Object.entries(given)) element.setAttribute(name, value);
  Object.assign(element, properties);
  await act(async () => {
    document.body.append(element);
    await settle();
  });
  return { element, shadow: within(element.shadowRoot as unknown as HTMLElement) };
}

test('its children show until it knows the room', async () => {
  const { element, shadow } = await place({});
  expect(element.shadowRoot?.querySelector('slot')).toBeTruthy();
  await act(async () => {
    element.room = 'final';
    await settle();
  });
  expect(shadow.getByRole('region', { name: 'Live chat' })).toBeTruthy();
});

test('without a room it says after three seconds that there is none, once', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const failed = vi.fn();
  const element = document.createElement('test-chat') as ChatElement;
  element.addEventListener('clubline-error', ({ detail }) => failed(detail.code));
  element.setAttribute('api', 'https://element.test/api');
  await act(async () => document.body.append(element));
  const shadow = within(element.shadowRoot as unknown as HTMLElement);
  await act(async () => vi.advanceTimersByTime(2_900));
  expect(shadow.queryByRole('region')).toBeNull();
  await act(async () => vi.advanceTimersByTime(200));
  expect(shadow.getByText('There is no such chat.')).toBeTruthy();
  expect(failed.mock.calls).toEqual([['missing']]);
  expect(warn.mock.calls).toEqual([[element, new Error('`room` is not given')]]);
});

test('attributes name the room, its level and its theme; a wrong level is ignored', async () => {
  const { element, shadow } = await place({
    room: 'final',
    heading: 'Final, live',
    'heading-level': '3',
    theme: 'dark',
  });
  expect(shadow.getByRole('heading', { name: 'Final, live', level: 3 })).toBeTruthy();
  expect(element.shadowRoot?.querySelector('[data-clubline-theme=dark]')).toBeTruthy();
  await act(async () => element.setAttribute('heading-level', '9'));
  expect(shadow.getByRole('heading', { name: 'Final, live', level: 2 })).toBeTruthy();
});

test('without a token function there is nothing to sign in by, and it says so', async () => {
  const { shadow } = await place({ room: 'final' });
  expect(shadow.getByText('You can read along here, but not write.')).toBeTruthy();
  expect(shadow.queryByRole('textbox')).toBeNull();
  expect(shadow.queryByRole('button', { name: 'Sign in to chat' })).toBeNull();
});

test('the page says when signing in is done, and the token is asked for again', async () => {
  let token: string | null = null;
  const getToken = vi.fn(() => token);
  const { element, shadow } = await place({ room: 'final' }, { getToken });
  let done: () => void = () => {};
  element.addEventListener('clubline-sign-in', (event) =>
    (event as CustomEvent<SignInDetail>).detail.waitUntil(
      new Promise<void>((resolve) => (done = resolve)),
    ),
  );
  await userEvent.click(shadow.getByRole('button', { name: 'Sign in to chat' }));
  const asked = getToken.mock.calls.length;
  token = fakeToken(Date.now() + 3_600_000);
  backend.tokens.set(token, demoUser);
  await act(settle);
  expect(getToken).toHaveBeenCalledTimes(asked);
  await act(async () => {
    done();
    await settle();
  });
  expect(shadow.getByPlaceholderText('Type a message…')).toBeTruthy();
});

test('the page hears that the room is to be closed, where that is offered', async () => {
  const { element, shadow } = await place({ room: 'final' });
  expect(shadow.queryByRole('button', { name: 'Close' })).toBeNull();
  const heard = vi.fn();
  element.addEventListener('clubline-close', heard);
  await act(async () => void (element.closable = true));
  await userEvent.click(shadow.getByRole('button', { name: 'Close' }));
  expect(heard).toHaveBeenCalledTimes(1);
});

test('a token comes from the address that the page names, without a script', async () => {
  const token = fakeToken(Date.now() + 3_600_000);
  backend.tokens.set(token, demoUser);
  const asked = vi.fn<typeof fetch>(async () => Response.json({ token }));
  vi.stubGlobal('fetch', asked);
  const { shadow } = await place({ room: 'final', 'token-url': '/chat-token' });
  expect(shadow.getByPlaceholderText('Type a message…')).toBeTruthy();
  expect(asked.mock.calls).toEqual([['/chat-token', { cache: 'no-store' }]]);
  vi.unstubAllGlobals();
});

test('a page in place of a token is named to developers; people read plain words', async () => {
  const page = new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } });
  vi.stubGlobal('fetch', vi.fn<typeof fetch>().mockResolvedValue(page));
  onTestFinished(() => void vi.unstubAllGlobals());
  const failed = vi.fn();
  const listen = ({ detail }: HTMLElementEventMap['clubline-error']) =>
    failed(detail.code, detail.error.message);
  document.body.addEventListener('clubline-error', listen);
  onTestFinished(() => document.body.removeEventListener('clubline-error', listen));
  const { shadow } = await place({ room: 'final', 'token-url': '/chat-token' });
  expect(failed.mock.calls).toEqual([
    ['token', '/chat-token has answered 200, text/html, without a token'],
  ]);
  expect(shadow.getByText('You could not be signed in.')).toBeTruthy();
});

test('a chat that Turbo keeps from page to page asks for the token again', async () => {
  let isBroken = true;
  const token = fakeToken(Date.now() + 3_600_000);
  backend.tokens.set(token, demoUser);
  const getToken = () => {
    if (isBroken) throw new Error('no cookie');
    return token;
  };
  const { shadow } = await place({ room: 'final' }, { getToken });
  expect(shadow.getByText('You could not be signed in.')).toBeTruthy();
  isBroken = false;
  await act(async () => {
    document.dispatchEvent(new Event('turbo:load'));
    await settle();
  });
  expect(shadow.queryByText('You could not be signed in.')).toBeNull();
  expect(shadow.getByPlaceholderText('Type a message…')).toBeTruthy();
});

test('the page hears of what goes wrong, how the room is reached, and of messages', async () => {
  const heard: unknown[] = [];
  const listen = (event: Event) => void heard.push((event as CustomEvent).detail);
  for (const name of ['error', 'connection', 'message'])
    document.body.addEventListener(`clubline-${name}`, listen);
  await place({ room: 'final', locale: 'no language' });
  await act(async () => chatControl(backend).say('They are off'));
  for (const name of ['error', 'connection', 'message'])
    document.body.removeEventListener(`clubline-${name}`, listen);
  expect(heard).toMatchObject([
    { connection: 'connecting' },
    { code: 'bad-locale', error: expect.any(RangeError) },
    { connection: 'online' },
    { message: { text: 'They are off', username: 'kai_hydro' } },
  ]);
});

test('an element that leaves the page leaves the room', async () => {
  const { element } = await place({ room: 'final' });
  expect(backend.sockets.all.map(({ connected }) => connected)).toEqual([true]);
  await act(async () => {
    element.remove();
    await settle();
  });
  expect(backend.sockets.all.map(({ connected }) => connected)).toEqual([false]);
});

test.each(['get-token', 'getToken'])(
  'where %s came as text, people read that they could not be signed in, and the page hears why',
  async (name) => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const heard = vi.fn();
    const element = document.createElement('test-chat') as ChatElement;
    element.addEventListener('clubline-error', ({ detail }) => heard(detail.code));
    const given = { api: 'https://text.test/api', room: 'final', [name]: '() => token' };
    for (const [key, value] of Object.entries(given)) element.setAttribute(key, value);
    await act(async () => document.body.append(element));
    await act(() => vi.advanceTimersByTimeAsync(4_000));
    const shadow = within(element.shadowRoot as unknown as HTMLElement);
    expect(shadow.getByText('You could not be signed in.')).toBeTruthy();
    expect(heard.mock.calls).toEqual([['late-script']]);
  },
);

test('whatever a page sets on the element, it works', async () => {
  const names = ['value', 'keep', 'update', 'tell', 'fail', 'render', 'follow', 'missing', 'close'];
  const { element, shadow } = await place(
    { room: 'final', closable: '' },
    Object.fromEntries(names.map((name) => [name, 'theirs'])),
  );
  const heard = vi.fn();
  element.addEventListener('clubline-close', heard);
  await userEvent.click(shadow.getByRole('button', { name: 'Close' }));
  expect(heard).toHaveBeenCalledTimes(1);
  await act(async () => element.remove());
});
