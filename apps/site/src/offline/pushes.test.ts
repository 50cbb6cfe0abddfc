import { expect, test, vi } from 'vitest';
import { receivePushes } from './pushes';
import type { WorkerClient } from './workerScope';

const SITE = 'https://clubline.test';
const PUSH = {
  title: 'Clubline',
  body: 'Ann mentioned you.',
  url: '/clubs/c1?post=p1',
  tag: 'n:1',
};

function worker(pages: Partial<WorkerClient>[] = []) {
  const listeners = new Map<string, (event: never) => void>();
  const showNotification = vi.fn(async () => undefined);
  const openWindow = vi.fn(async () => undefined);
  const clients = pages.map((page) => ({
    url: `${SITE}/scores`,
    visibilityState: 'hidden' as DocumentVisibilityState,
    ...page,
    focus: vi.fn(async () => undefined),
  }));
  receivePushes({
    addEventListener: (type: string, listen: (event: never) => void) =>
      void listeners.set(type, listen),
    location: { origin: SITE },
    clients: { claim: vi.fn(), matchAll: async () => clients, openWindow },
    registration: { showNotification, unregister: vi.fn() },
  } as never);
  const dispatch = async (type: string, event: object) => {
    let done: Promise<unknown> = Promise.resolve();
    const waitUntil = (work: Promise<unknown>) => void (done = work);
    listeners.get(type)!({ ...event, waitUntil } as never);
    await done;
  };
  const close = vi.fn();
  return {
    clients,
    close,
    openWindow,
    showNotification,
    push: (data: unknown) => dispatch('push', { data: { json: () => data } }),
    pushNothing: () => dispatch('push', { data: null }),
    press: (data: unknown) => dispatch('notificationclick', { notification: { data, close } }),
  };
}

test('a push is shown with its words', async () => {
  const { push, showNotification } = worker();
  await push(PUSH);
  expect(showNotification).toHaveBeenCalledExactlyOnceWith(
    'Clubline',
    expect.objectContaining({
      body: 'Ann mentioned you.',
      tag: 'n:1',
      data: { url: `${SITE}/clubs/c1?post=p1` },
    }),
  );
});

test('nothing is shown of what somebody looks at, wherever on the page', async () => {
  const url = `${SITE}${PUSH.url}#comments`;
  const { push, showNotification } = worker([{ url, visibilityState: 'visible' }]);
  await push(PUSH);
  expect(showNotification).not.toHaveBeenCalled();
});

test.each([
  ['is covered', { url: `${SITE}${PUSH.url}` }],
  ['shows something else', { visibilityState: 'visible' as const }],
])('it is shown where the page %s', async (_what, page) => {
  const { push, showNotification } = worker([page]);
  await push(PUSH);
  expect(showNotification).toHaveBeenCalledOnce();
});

test('what is none of ours is not shown', async () => {
  const { push, pushNothing, showNotification } = worker();
  for (const data of [
    null,
    'text',
    {},
    { ...PUSH, url: 'https://other.test/' },
    { ...PUSH, tag: 1 },
  ])
    await push(data);
  await pushNothing();
  expect(showNotification).not.toHaveBeenCalled();
});

test('a press leads to the page that shows it', async () => {
  const url = `${SITE}${PUSH.url}`;
  const { press, clients, openWindow, close } = worker([{}, { url }]);
  await press({ url });
  expect(close).toHaveBeenCalledOnce();
  expect(clients.map(({ focus }) => focus.mock.calls.length)).toEqual([0, 1]);
  expect(openWindow).not.toHaveBeenCalled();
});

test('a press opens a new page rather than changing another', async () => {
  const { press, clients, openWindow } = worker([{}]);
  await press({ url: `${SITE}/clubs/c1` });
  expect(openWindow).toHaveBeenCalledExactlyOnceWith(`${SITE}/clubs/c1`);
  expect(clients[0]!.focus).not.toHaveBeenCalled();
});

test.each(['https://other.test/', undefined, 'javascript:alert(1)'])(
  'a press never leads elsewhere: %s',
  async (url) => {
    const { press, openWindow, close } = worker();
    await press({ url });
    expect(openWindow).not.toHaveBeenCalled();
    expect(close).toHaveBeenCalledOnce();
  },
);
