import { expect, test } from 'vitest';
import { ApiError } from '../../platform/client';
import { clubRulesMessages } from '../messages';
import { clubErrorText, readClubId, readPersonId, readPictureUrl } from './clubEditing.calls';
import { checkClubName, parseCoOwners } from './clubRules';

test.each([
  ['data.club.id', { data: { club: { id: 'c1' }, id: 'x' } }],
  ['club.id', { club: { id: 'c1' }, id: 'x' }],
  ['data.id', { data: { id: 'c1' }, id: 'x' }],
  ['id', { id: 'c1' }],
])('the id of a new club is read at %s', (_place, body) => {
  expect(readClubId(body)).toBe('c1');
});

test.each([
  ['data.user.id', { data: { user: { id: 'u1' }, id: 'x' } }],
  ['data.id', { data: { id: 'u1' }, user: { id: 'x' } }],
  ['user.id', { user: { id: 'u1' }, id: 'x' }],
  ['id', { id: 'u1' }],
])('the id of a person is read at %s', (_place, body) => {
  expect(readPersonId(body)).toBe('u1');
});

test.each([undefined, null, '', 'text', {}, { data: null }, { data: { club: { id: '' } } }])(
  'an answer of %j holds no id',
  (body) => {
    expect([readClubId(body), readPersonId(body), readPictureUrl(body)]).toEqual([
      null,
      null,
      null,
    ]);
  },
);

test('a number is an id as well', () =>
  expect(readClubId({ data: { club: { id: 0 } } })).toBe('0'));

test('the address of a picture is read at clubPictureUrl', () => {
  expect([
    readPictureUrl({ clubPictureUrl: '/a.png' }),
    readPictureUrl({ data: { clubPictureUrl: '/b.png' } }),
  ]).toEqual(['/a.png', '/b.png']);
});

const errors = [{ property: 'name', messages: ['a', 'b'] }];
test.each<[string, unknown, string]>([
  [
    'result.response.errors before all else',
    { result: { response: { errors } }, errors: ['x'], message: 'y' },
    'a • b',
  ],
  [
    'errors of several properties',
    { result: { response: { errors: [...errors, { property: 'slug', messages: ['c'] }] } } },
    'a • b • c',
  ],
  ['errors[] before message', { errors: ['a', { messages: ['b'] }], message: 'y' }, 'a • b'],
  [
    'constraints',
    { errors: [{ property: 'name', constraints: { isLength: 'a', matches: 'b' } }] },
    'a • b',
  ],
  [
    'one message in an entry',
    { errors: [{ property: 'name', message: 'a' }, { messages: 'b' }] },
    'a • b',
  ],
  ['a message array', { message: ['a', 'b'], error: 'Bad Request' }, 'a • b'],
  ['a message', { message: 'a', error: 'Bad Request' }, 'a'],
  ['an error', { error: 'a' }, 'a'],
  ['past empty ones', { errors: [], message: ' ', error: 'a' }, 'a'],
  ['past entries without words', { errors: [{ property: 'name' }, null, 3], message: 'a' }, 'a'],
])('the text of a refusal: %s', (_title, body, text) => {
  expect(clubErrorText(new ApiError(400, 'what the client made of it', body), 'fallback')).toBe(
    text,
  );
});

test(
  'without words of the server it is the error’s own message, and without that the ' + 'fallback',
  () => {
    expect(clubErrorText(new ApiError(500, 'Internal Server Error', undefined), 'fallback')).toBe(
      'Internal Server Error',
    );
    expect(clubErrorText(new TypeError('Failed to fetch'), 'fallback')).toBe('Failed to fetch');
    for (const silent of [
      new ApiError(500, 'Request failed', {}),
      new Error(''),
      'thrown text',
      undefined,
    ])
      expect(clubErrorText(silent, 'fallback')).toBe('fallback');
  },
);

test.each([
  ['amy, bob', ['amy', 'bob']],
  [' @amy ,,bob, ', ['amy', 'bob']],
  ['amy, Amy, AMY', ['amy']],
  ['maya, @Maya, amy', ['amy']],
  ['@, @ amy', ['amy']],
  ['', []],
])('the co-owners of %j', (typed, names) => {
  expect(parseCoOwners(typed, 'maya')).toEqual(names);
});

test.each([
  ['', { title: 'Club name required' }],
  ['   ', { title: 'Club name required' }],
  [' ab ', { title: 'Club name too short', description: 'Please enter at least 3 characters.' }],
  ['!!!!', { isSlug: true, message: 'Club name must produce a slug of at least 3 characters.' }],
  ['Клуб', { isSlug: true, message: 'Club name must produce a slug of at least 3 characters.' }],
  ['abc', null],
  ['x'.repeat(300), null],
])('the name %j', (name, problem) => {
  expect(checkClubName(name, clubRulesMessages.texts)).toEqual(problem);
});
