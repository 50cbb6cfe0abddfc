import { expect, test } from 'vitest';
import { createGoing } from './createGoing';
import { createPageLoading } from './pageLoading';

/** Pages that are there, and those that come when they are told to. */
function setUp() {
  const shown: string[] = [];
  const arrivals = new Map<string, { come: () => void; fail: () => void }>();
  const loading = createPageLoading();
  const { go, stay, arrived } = createGoing({
    show: (to, { replace, back }) =>
      void shown.push(back ? 'back' : `${replace ? 'replace' : 'push'} ${to}`),
    prepare: (to) =>
      to.startsWith('/far')
        ? new Promise<void>((resolve, reject) =>
            arrivals.set(to, { come: resolve, fail: () => reject(new Error('Lost')) }),
          )
        : undefined,
    loading,
  });
  /** Lets what has come be heard of. */
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return { go, stay, arrived, shown, loading, arrivals, settle };
}

test('a page that is there is shown at once', () => {
  const { go, shown, loading } = setUp();
  go('/near');
  expect(shown).toEqual(['push /near']);
  expect(loading.isLoading()).toBe(false);
});

test('the page before stays, with a bar, until the next one is there', async () => {
  const { go, shown, loading, arrivals, settle } = setUp();
  go('/far');
  await settle();
  expect([shown, loading.isLoading()]).toEqual([[], true]);
  arrivals.get('/far')!.come();
  await settle();
  expect([shown, loading.isLoading()]).toEqual([['push /far'], false]);
});

test('a page that cannot be fetched is shown, and says so itself', async () => {
  const { go, shown, arrivals, settle } = setUp();
  go('/far');
  arrivals.get('/far')!.fail();
  await settle();
  expect(shown).toEqual(['push /far']);
});

test('who goes elsewhere meanwhile gets there, and only there', async () => {
  const { go, shown, arrivals, settle } = setUp();
  go('/far');
  go('/far/2');
  go('/near');
  arrivals.get('/far')!.come();
  arrivals.get('/far/2')!.come();
  await settle();
  expect(shown).toEqual(['push /near']);
});

test('what the page shows meanwhile changes its address, and keeps nobody', async () => {
  const { go, shown, arrivals, settle } = setUp();
  go('/far');
  go('/near?q=lake', { replace: true, keepsPlace: true });
  arrivals.get('/far')!.come();
  await settle();
  expect(shown).toEqual(['replace /near?q=lake', 'push /far']);
});

test('a page that is being left no longer changes the address', () => {
  const { go, stay, arrived, shown } = setUp();
  const search = () => go('/near?q=lake', { replace: true, keepsPlace: true });
  go('/near/2');
  search();
  arrived();
  search();
  go('/near/3');
  stay();
  search();
  expect(shown).toEqual([
    'push /near/2',
    'replace /near?q=lake',
    'push /near/3',
    'replace /near?q=lake',
  ]);
});

test('who goes through the history meanwhile stays there', async () => {
  const { go, stay, shown, arrivals, settle } = setUp();
  go('/far');
  stay();
  arrivals.get('/far')!.come();
  await settle();
  expect(shown).toEqual([]);
});

test('what would replace a page that never came does not replace the one before', async () => {
  const { go, shown, arrivals, settle } = setUp();
  go('/far');
  go('/near', { replace: true });
  go('/far', { replace: true });
  arrivals.get('/far')!.come();
  await settle();
  expect(shown).toEqual(['push /near', 'replace /far']);
});

test('going back, and what the page shows already, waits for nothing', () => {
  const { go, shown } = setUp();
  go('/far', { back: true });
  go('/far', { replace: true, keepsPlace: true });
  expect(shown).toEqual(['back', 'replace /far']);
});
