import { keysetQuery } from '@clubline/contract/schemas';
import { array, assert, constantFrom, integer, property, string, stringMatching } from 'fast-check';
import { expect, test } from 'vitest';
import { pageOf } from './keyset';
import { byText } from './textKeyset';

const jsonBytes = (rows: unknown[]) =>
  rows.reduce<number>((bytes, row) => bytes + Buffer.byteLength(JSON.stringify(row)), 0);

test('a page is the first rows that fit, as many as there are room for, and one at least', () => {
  // Up to 700 KB as JSON, in signs of one, three and six bytes.
  const row = integer({ min: 0, max: 120_000 }).map((length) => ({
    text: ['x', '漢', '\u0001'][length % 3]!.repeat(length),
  }));
  assert(
    property(array(row, { maxLength: 30 }), integer({ min: 1, max: 20 }), (found, limit) => {
      const page = pageOf(found, limit);
      expect(page).toEqual(found.slice(0, page.length));
      const fits = (rows: unknown[]) =>
        rows.length <= limit && (rows.length <= 1 || jsonBytes(rows) <= 512 * 1024);
      const oneMore = found.slice(0, page.length + 1);
      expect(fits(page)).toBe(true);
      expect(fits(oneMore)).toBe(oneMore.length === page.length);
    }),
    { numRuns: 60 },
  );
});

const { cursorOf } = byText<{ name: string; id: string }>({ name: 'name', id: 'id' });
const isTaken = (name: string, id: string) =>
  keysetQuery.safeParse({ cursor: cursorOf({ name, id }) }).success;

test('what a page ends with may be sent as where the next one begins, whatever its name', () => {
  expect(isTaken('字'.repeat(100), 'x'.repeat(64))).toBe(true);
  const names = string({ unit: constantFrom('字', 'Ⱥ', 'ﷺ', '👟', '\u0301', 'x'), minLength: 100 });
  assert(
    property(names, stringMatching(/^[\w-]{1,64}$/), (name, id) => {
      expect(isTaken(name.slice(0, 100), id)).toBe(true);
    }),
  );
});
