import { expect, test } from 'vitest';
import { completeMention, mentionQueryAt } from './mentionQuery';

test.each([
  ['@', 1, { start: 0, query: '' }],
  ['hi @am', 6, { start: 3, query: 'am' }],
  ['hi @am there', 6, { start: 3, query: 'am' }],
  ['(@am', 4, { start: 1, query: 'am' }],
  ['🏁@am', 5, { start: 2, query: 'am' }],
  [`@${'x'.repeat(30)}`, 31, { start: 0, query: 'x'.repeat(30) }],
  [`@${'😀'.repeat(30)}`, 61, { start: 0, query: '😀'.repeat(30) }],
  [`@${'x'.repeat(31)}`, 32, null],
  ['@am there', 9, null],
  ['amy@ho', 6, null],
  ['no mention', 5, null],
  ['é@a', 3, null],
])('in %j with the caret at %i the mention is %j', (text, caret, expected) => {
  expect(mentionQueryAt(text, caret)).toEqual(expected);
});

test.each([
  ['hi @am', 6, 'hi @amy_lake ', 13],
  ['hi @am there', 6, 'hi @amy_lake there', 13],
  ['@am!', 3, '@amy_lake !', 10],
])('accepting in %j gives %j', (text, caret, expected, expectedCaret) => {
  const query = mentionQueryAt(text, caret);
  expect(query && completeMention(text, caret, query, 'amy_lake')).toEqual({
    text: expected,
    caret: expectedCaret,
  });
});
