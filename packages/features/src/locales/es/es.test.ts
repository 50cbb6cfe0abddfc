import { expect, test } from 'vitest';
import type { FeaturesMessages } from '../../messages';
import * as es from '.';

// Whoever adds a text is told by the compiler what is missing here.
const complete: FeaturesMessages = es;
const files = import.meta.glob<Record<string, object>>('../../*/copy.ts', { eager: true });
const english = Object.fromEntries(
  Object.values(files).flatMap((exports) =>
    Object.entries(exports).map(([name, texts]) => [name.replace(/Copy$/, ''), texts]),
  ),
);

/** The same word in both languages, or no word. */
const SAME = [
  'general',
  'chat',
  'error',
  'effectiveDate',
  'updatedDate',
  'missing',
  'hours',
  'days',
];

const leaves = (value: unknown, path: string): [string, unknown][] =>
  value && typeof value === 'object'
    ? Object.entries(value).flatMap(([key, inner]) => leaves(inner, `${path}.${key}`))
    : [[path, value]];
const said = (text: unknown, values: unknown[]) =>
  typeof text === 'function' ? String(text(...values)) : String(text);
const englishOf = new Map(leaves(english, 'features'));
const spanish = leaves(complete, 'features').filter(
  ([path]) => path !== 'features.notificationTime.date',
);
englishOf.delete('features.notificationTime.date');

test('each text of each feature is there, and no other', () => {
  expect(spanish.map(([path]) => path).sort()).toEqual([...englishOf.keys()].sort());
});

test.each(spanish)('%s is Spanish and keeps what is filled in', (path, text) => {
  const own = englishOf.get(path);
  expect(typeof text).toBe(typeof own);
  const values = ['‹1›', '‹2›', '‹3›'];
  const filled = (from: unknown) => values.filter((value) => said(from, values).includes(value));
  expect(filled(text)).toEqual(filled(own));
  expect(
    SAME.includes(path.split('.').at(-1) ?? '') || said(text, values) !== said(own, values),
  ).toBe(true);
});

test('one and many differ where the words do', () => {
  expect([1, 2].map(es.feed.newPosts)).toEqual(['1 publicación nueva', '2 publicaciones nuevas']);
});

test('a date is written as Spanish does', () => {
  expect(es.notificationTime.date(new Date(2026, 4, 31))).toBe('31/5/2026');
});
