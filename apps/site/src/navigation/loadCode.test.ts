import { expect, test, vi } from 'vitest';
import { loadCode } from './loadCode';

const GONE = new TypeError('Failed to fetch dynamically imported module: /assets/Clubs-1.js');

const open = ({ pathname = '/clubs', onLine = true, isThere = true } = {}) => {
  const kept = new Map<string, string>();
  const reload = vi.fn();
  return {
    reload,
    page: {
      location: { pathname, href: `https://clubline.example${pathname}`, reload },
      navigator: { onLine },
      sessionStorage: {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => void kept.set(key, value),
      },
      fetch: vi.fn(async () => {
        if (!isThere) throw new TypeError('Failed to fetch');
        return { ok: true };
      }),
    },
  };
};
const lost = () => Promise.reject(GONE);

test('code that comes is given on', async () => {
  const { page, reload } = open();
  expect(await loadCode(() => Promise.resolve('code'), page)).toBe('code');
  expect(reload).not.toHaveBeenCalled();
});

test('for code that is gone the page is loaded again, and says nothing meanwhile', async () => {
  const { page, reload } = open();
  const onEnd = vi.fn();
  void loadCode(lost, page).then(onEnd, onEnd);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(onEnd).not.toHaveBeenCalled();
});

test('what is gone after that, too, is thrown on', async () => {
  const { page, reload } = open();
  void loadCode(lost, page);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  await expect(loadCode(lost, page)).rejects.toBe(GONE);
  expect(reload).toHaveBeenCalledOnce();
});

test('what the next release takes away is loaded again as well', async () => {
  const { page, reload } = open();
  void loadCode(lost, page);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  void loadCode(() => Promise.reject(new TypeError(`${GONE.message}, and another`)), page);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
});

test.each([
  ['offline', { onLine: false }],
  ['where the site does not answer', { isThere: false }],
])('%s the page stays as it is', async (_when, how) => {
  const { page, reload } = open(how);
  await expect(loadCode(lost, page)).rejects.toBe(GONE);
  expect(reload).not.toHaveBeenCalled();
});

test('where nothing can be kept in the tab, the page stays as it is', async () => {
  const { page, reload } = open();
  page.sessionStorage.setItem = () => {
    throw new Error('denied');
  };
  await expect(loadCode(lost, page)).rejects.toBe(GONE);
  expect(reload).not.toHaveBeenCalled();
});
