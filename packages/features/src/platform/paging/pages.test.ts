import { expect, test } from 'vitest';
import {
  asFarAs,
  isWithinPage,
  mayHold,
  withDated,
  withFirstPage,
  withNextPage,
  withPageAt,
} from './pages';

const item = (id: string, fields = {}) => ({ id, ...fields });

test('a whole list leaves nothing of what was known before', () => {
  const known = { items: [item('b'), item('a')], nextCursor: '1' };
  expect(withFirstPage(known, { items: [item('b')], nextCursor: null })).toEqual({
    items: [item('b')],
    nextCursor: null,
  });
});

test('only what is newer than a page’s last item would have to be in it', () => {
  const at = (id: string, minute: number) => ({ id, createdAt: `2026-03-01T18:0${minute}:00Z` });
  const page = { items: [at('c', 3), at('b', 2)], nextCursor: '1' };
  expect(isWithinPage(page, at('x', 3))).toBe(true);
  expect(isWithinPage(page, at('a', 1))).toBe(false);
  expect(isWithinPage({ ...page, nextCursor: null }, at('a', 1))).toBe(true);
  expect(isWithinPage({ ...page, nextCursor: null, cutAt: 2 }, at('a', 1))).toBe(false);
});

test('what a first page does not say of something, it may still hold', () => {
  const at = (id: string, minute: number) => ({ id, createdAt: `2026-03-01T18:0${minute}:00Z` });
  const items = [at('c', 3), at('b', 2)];
  const page = { items, nextCursor: '1' };
  expect(mayHold(page, at('c', 3))).toBe(true);
  expect(mayHold(page, at('x', 3))).toBe(false);
  expect(mayHold(page, at('x', 2))).toBe(true);
  expect(mayHold({ items, nextCursor: null }, at('a', 1))).toBe(false);
  expect(mayHold({ items, nextCursor: null, cutAt: 2 }, at('a', 1))).toBe(true);
  expect(mayHold({ items: [], nextCursor: '1' }, at('a', 1))).toBe(true);
});

test('what comes late stands where its time places it', () => {
  const at = (id: string, minute: number | null) => ({
    id,
    createdAt: minute === null ? '' : `2026-03-01T18:0${minute}:00Z`,
  });
  const ids = (items: { id: string }[]) => items.map(({ id }) => id).join('');
  const known = [at('d', 4), at('b', 2)];
  expect(ids(withDated(known, at('e', 5)))).toBe('edb');
  expect(ids(withDated(known, at('c', 3)))).toBe('dcb');
  expect(ids(withDated(known, at('a', 1)))).toBe('dba');
  expect(ids(withDated(known, at('e', 4)))).toBe('edb');
  expect(ids(withDated(known, at('b', 2)))).toBe('db');
  expect(ids(withDated(known, at('x', null)))).toBe('xdb');
  expect(ids(withDated([], at('x', 1)))).toBe('x');
});

test('where a server leads no further, all that has come counts', () => {
  const first = { items: [item('c'), item('b')], nextCursor: '1' };
  const cut = withNextPage(first, { items: [item('a')], nextCursor: null, cutAt: 1 });
  expect(cut).toMatchObject({ nextCursor: null, cutAt: 3 });
  expect(withFirstPage(cut, first)).toEqual(cut);
  expect(withFirstPage(cut, { items: [item('c')], nextCursor: null }).cutAt).toBeUndefined();
});

test('a page that a list leads to no more, since it began anew, is left out', () => {
  const page = { items: [item('c')], nextCursor: '3' };
  expect(withPageAt({ items: [item('b')], nextCursor: '2' }, page, '2').items).toHaveLength(2);
  const anew = { items: [item('x')], nextCursor: '9' };
  expect(withPageAt(anew, page, '2')).toBe(anew);
});

test('a list is known as far as its newest pages reach, and leads on from there', () => {
  const at = (id: string, minute: number) => ({ id, createdAt: `2026-03-01T18:0${minute}:00Z` });
  const known = { items: [at('d', 4), at('c', 3), at('b', 2), at('a', 1)], nextCursor: '4' };
  const newest = { items: [at('d', 4), at('b', 2)], nextCursor: '2' };
  expect(asFarAs(known, newest)).toEqual({
    items: [at('d', 4), at('c', 3), at('b', 2)],
    nextCursor: '2',
  });
});
