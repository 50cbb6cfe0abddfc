import { expect, test } from 'vitest';
import { readPageEnd } from './read';

test.each([
  ['a whole list', {}, { nextCursor: null }],
  ['its end', { meta: { nextCursor: null, hasMore: false } }, { nextCursor: null }],
  ['a way on', { meta: { nextCursor: 'c', hasMore: true } }, { nextCursor: 'c' }],
  ['a way on under data', { data: { meta: { nextCursor: 7 } } }, { nextCursor: '7' }],
  ['more without a way on', { meta: { hasMore: true } }, { nextCursor: null, cutAt: 3 }],
  ['a next page by number', { meta: { hasNextPage: true } }, { nextCursor: null, cutAt: 3 }],
  ['a larger total', { data: { total: '500' } }, { nextCursor: null, cutAt: 3 }],
  ['a total of what is here', { meta: { total: 3 } }, { nextCursor: null }],
  ['nothing that can be read', 'gone', { nextCursor: null }],
])('an answer with three that says %s', (_what, body, end) => {
  expect(readPageEnd(body, 3)).toEqual(end);
});

test('the last of several pages is shorter than the total', () => {
  expect(readPageEnd({ total: 500 }, 3, 'cursor')).toEqual({ nextCursor: null });
});
