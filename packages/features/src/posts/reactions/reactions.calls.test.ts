import { expect, test } from 'vitest';
import { readCount, readReaction } from './reactions.calls';

test.each([
  [{ data: { reaction: { reaction: 'love' } } }, 'love'],
  [{ data: { reaction: 'sad' } }, 'sad'],
  [{ reaction: { reaction: 'sigh' } }, 'sigh'],
  [{ reaction: 'like' }, 'like'],
  [{ data: { reaction: null } }, null],
  [{ data: { reaction: 'confetti' } }, null],
  [undefined, null],
])('the reaction of %j is %s', (body, reaction) => expect(readReaction(body)).toBe(reaction));

test.each([
  [{ data: { count: 4 } }, 4],
  [{ count: '7' }, 7],
  [{ count: -2 }, 0],
  [{ count: 'many' }, 0],
  [null, 0],
])('the count of %j is %i', (body, count) => expect(readCount(body)).toBe(count));
