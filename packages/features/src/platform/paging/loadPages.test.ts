import { array, assert, asyncProperty, integer, nat } from 'fast-check';
import { expect, test, vi } from 'vitest';
import { loadAllPages } from './loadPages';
import type { Pages } from './pages';

test('all pages are the whole list, in order, each once, whatever comes on top meanwhile', () =>
  assert(
    asyncProperty(
      nat(30),
      integer({ min: 1, max: 7 }),
      array(nat(3), { maxLength: 40 }),
      async (length, size, arrivals) => {
        let list = Array.from({ length }, (_, index) => length - index);
        const before = [...list];
        const { items: found } = await loadAllPages(async (cursor) => {
          const rest = cursor === undefined ? list : list.filter((id) => id < Number(cursor));
          const page = rest.slice(0, size);
          const added = arrivals.shift() ?? 0;
          const top = list[0] ?? 0;
          list = [...Array.from({ length: added }, (_, n) => top + added - n), ...list];
          return {
            items: page.map((id) => ({ id: String(id) })),
            nextCursor: rest.length > size ? String(page.at(-1)) : null,
          };
        });
        expect(found.map(({ id }) => Number(id))).toEqual(before);
      },
    ),
  ));

test('a server without pages is asked once, one that leads in a circle not for ever', async () => {
  const whole = vi.fn(async (): Promise<Pages<{ id: string }>> => ({ items: [{ id: 'a' }] }));
  expect((await loadAllPages(whole)).items).toEqual([{ id: 'a' }]);
  expect(whole).toHaveBeenCalledExactlyOnceWith(undefined);
  const circle = vi.fn(async () => ({ items: [{ id: 'a' }], nextCursor: 'again' }));
  expect((await loadAllPages(circle)).items).toEqual([{ id: 'a' }]);
  expect(circle).toHaveBeenCalledTimes(2);
});

test('a list that a server cuts says after how many', async () => {
  const pages = [
    { items: [{ id: 'a' }, { id: 'b' }], nextCursor: 'c' },
    { items: [{ id: 'c' }], nextCursor: null, cutAt: 1 },
  ];
  expect(await loadAllPages(async (cursor) => pages[cursor ? 1 : 0]!)).toMatchObject({ cutAt: 3 });
});
