import { expect, test } from 'vitest';
import type { UiMessages } from '../../MessagesProvider';
import * as es from '.';

// Whoever adds a text is told by the compiler what is missing here.
const complete: UiMessages = es;
const files = import.meta.glob<Record<string, object>>('../../*/copy.ts', { eager: true });
const english = Object.fromEntries(
  Object.values(files).flatMap((exports) =>
    Object.entries(exports).map(([name, texts]) => [name.replace(/Copy$/, ''), texts]),
  ),
);

/** The same word in both languages, or no word. */
const SAME = [
  'missing',
  'none',
  'final',
  'pin',
  'announceOne',
  'reason',
  'group',
  'unknownMaximum',
  'moto',
];

const leaves = (value: unknown, path: string): [string, unknown][] =>
  value && typeof value === 'object'
    ? Object.entries(value).flatMap(([key, inner]) => leaves(inner, `${path}.${key}`))
    : [[path, value]];
const said = (text: unknown, values: unknown[]) =>
  typeof text === 'function' ? String(text(...values)) : String(text);
const englishOf = new Map(leaves(english, 'ui'));
const spanish = leaves(complete, 'ui');

test('each text of each component is there, and no other', () => {
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
  expect([0, 1, 2, 1_000_000].map(es.chatRoom.newMessages)).toEqual([
    '0 mensajes nuevos',
    '1 mensaje nuevo',
    '2 mensajes nuevos',
    '1000000 mensajes nuevos',
  ]);
  expect([1, 12_345].map(es.clubBanner.members)).toEqual(['1 miembro', '12.345 miembros']);
  expect([1, 3].map(es.form.summary)).toEqual([
    'Hay 1 cosa que corregir',
    'Hay 3 cosas que corregir',
  ]);
});
