import { afterEach, expect, test, vi } from 'vitest';
import { browserPush } from './browserPush';

afterEach(() => vi.unstubAllGlobals());

/** A browser with pushes; `end` is how its push service answers. */
function browserWith(end: () => Promise<boolean>, { isRegistered = true } = {}) {
  const shown = [{ close: vi.fn() }, { close: vi.fn() }];
  const worker = {
    getNotifications: () => Promise.resolve(shown),
    pushManager: { getSubscription: () => Promise.resolve({ unsubscribe: end }) },
  };
  const getRegistration = () => Promise.resolve(isRegistered ? worker : undefined);
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration } });
  vi.stubGlobal('PushManager', {});
  vi.stubGlobal('Notification', {});
  return { shown, push: browserPush()! };
}

test('what is shown is taken away with the subscription, for who is next there', async () => {
  const end = vi.fn(async () => true);
  const { shown, push } = browserWith(end);
  await push.unsubscribe();
  expect(shown.map(({ close }) => close.mock.calls.length)).toEqual([1, 1]);
  expect(end).toHaveBeenCalledOnce();
});

test('it is taken away without a connection as well', async () => {
  const { shown, push } = browserWith(() => Promise.reject(new DOMException('No network')));
  await expect(push.unsubscribe()).rejects.toThrow('No network');
  expect(shown.map(({ close }) => close.mock.calls.length)).toEqual([1, 1]);
});

test('a browser that keeps no site has nothing to take away', async () => {
  const end = vi.fn(async () => true);
  await browserWith(end, { isRegistered: false }).push.unsubscribe();
  expect(end).not.toHaveBeenCalled();
});
