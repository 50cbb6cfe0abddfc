import { expect, test, vi } from 'vitest';
import { keepForOffline } from './keepForOffline';

const open = (options: Partial<Parameters<typeof keepForOffline>[0] & object> = {}) => {
  const register = vi.fn(() => Promise.resolve<unknown>(undefined));
  const idle: (() => void)[] = [];
  keepForOffline({
    isBuilt: true,
    isFramed: false,
    navigator: { serviceWorker: { register } },
    whenIdle: (run) => void idle.push(run),
    ...options,
  });
  return { register, idle };
};

test('the site is kept once the page has nothing else to do', () => {
  const { register, idle } = open();
  expect(register).not.toHaveBeenCalled();
  idle.forEach((run) => run());
  expect(register).toHaveBeenCalledWith('/sw.js');
});

test.each([
  ['while it is developed', { isBuilt: false }],
  ['in a frame', { isFramed: true }],
  ['where the browser has no service workers', { navigator: {} }],
])('nothing is kept %s', (_, options) => expect(open(options).idle).toEqual([]));

test('nothing is kept for who saves data', () => {
  const register = vi.fn(() => Promise.resolve());
  const navigator = { serviceWorker: { register }, connection: { saveData: true } };
  expect(open({ navigator }).idle).toEqual([]);
});

test('a server without the script is no error', async () => {
  const register = vi.fn(() => Promise.reject(new Error('404')));
  const { idle } = open({ navigator: { serviceWorker: { register } } });
  idle.forEach((run) => run());
  await expect(register.mock.results[0]!.value).rejects.toThrow('404');
});
