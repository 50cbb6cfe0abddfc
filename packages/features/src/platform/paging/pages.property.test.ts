import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Pages, withFirstPage, withNextPage } from './pages';

const SIZE = 5;

/** A list that is newest first; an item's age is its id, and so is the cursor behind it. */
function pageOf(list: readonly number[], cursor: string | null): Pages<{ id: string }> {
  const rest = cursor === null ? list : list.filter((id) => id < Number(cursor));
  const page = rest.slice(0, SIZE);
  return {
    items: page.map((id) => ({ id: String(id) })),
    nextCursor: rest.length > SIZE ? String(page.at(-1)) : null,
  };
}

test('whatever comes and goes, pages end with the whole list, in order, each once', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 30 }),
      fc.integer({ min: 0, max: 6 }),
      fc.integer({ min: 0, max: 12 }),
      fc.array(fc.nat(29)),
      (length, pages, added, removed) => {
        const before = Array.from({ length }, (_, index) => length - index);
        let known = pageOf(before, null);
        for (let turn = 0; turn < pages && known.nextCursor; turn += 1)
          known = withNextPage(known, pageOf(before, known.nextCursor));

        const after = [
          ...Array.from({ length: added }, (_, index) => length + added - index),
          ...before.filter((id) => !removed.includes(id)),
        ];
        const first = pageOf(after, null);
        let shown = withFirstPage(known, first);
        expect(shown.items.slice(0, first.items.length)).toEqual(first.items);
        while (shown.nextCursor) shown = withNextPage(shown, pageOf(after, shown.nextCursor));

        // What was removed further down than the first page reaches is not known to be gone.
        const still = shown.items.map(({ id }) => Number(id)).filter((id) => after.includes(id));
        expect(still).toEqual(after);
      },
    ),
  );
});
