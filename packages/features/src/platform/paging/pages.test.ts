import { expect, test } from 'vitest';
import { isWithinPage, withFirstPage } from './pages';

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
});
