import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ApiError } from '../client';
import { fieldErrorsOf, refusalText } from './fieldErrors';
import { readServerMessages } from './readServerMessages';

const refusal = (body: unknown, status = 400) => new ApiError(status, 'Bad Request', body);
const fields = {
  username: ['username'],
  email: ['email'],
  firstName: ['firstName'],
  tags: ['tags.profile', 'tags'],
  sports: ['sportInterests'],
};
const under = (body: unknown, status?: number) =>
  fieldErrorsOf(refusal(body, status), fields, 'Not accepted.');

test.each([
  ['our own', { errors: [{ property: 'username', messages: ['Taken'] }], message: 'x' }],
  ['one message', { errors: [{ property: 'username', message: 'Taken' }] }],
  ['a field', { errors: [{ field: 'username', message: 'Taken' }] }],
  ['a path', { errors: [{ path: ['username'], message: 'Taken' }] }],
  ['constraints', { errors: [{ property: 'username', constraints: { unique: 'Taken' } }] }],
  ['nested', { result: { response: { errors: [{ property: 'username', messages: 'Taken' }] } } }],
  ['by property', { errors: { username: ['Taken'] } }],
  ['a list of entries', { message: [{ property: 'username', messages: ['Taken'] }] }],
  ['a text with its property', { message: 'username: Taken' }],
  ['a property below the body', { errors: [{ property: 'body.username', messages: ['Taken'] }] }],
])('a message stands under its field: %s', (_shape, body) => {
  expect(under(body)).toEqual({ username: 'Taken' });
});

test.each(['tags.profile.1', 'tags.profile[1]', 'tags[profile][1]', 'tags.other', 'tags'])(
  'what is said of %s stands under the field that holds it',
  (property) => {
    expect(under({ errors: [{ property, messages: ['At most 40 characters.'] }] })).toEqual({
      tags: 'At most 40 characters.',
    });
  },
);

test('what is said of properties inside another stands under the field that holds it', () => {
  const profile = {
    property: 'profile',
    children: [{ property: '1', constraints: { max: 'Long' } }],
  };
  expect(under({ errors: [{ property: 'tags', children: [profile] }] })).toEqual({ tags: 'Long' });
  expect(under({ message: 'tags.profile.1: At most 40 characters.' })).toEqual({
    tags: 'At most 40 characters.',
  });
});

test('several messages in one field are sentences, each once', () => {
  const messages = ['Too long', 'Too long', 'No spaces.'];
  expect(
    under({
      errors: [
        { property: 'tags.profile.0', messages },
        { property: 'tags.profile.1', messages: ['Too long'] },
      ],
    }),
  ).toEqual({ tags: 'Too long. No spaces.' });
});

test.each([
  ['Username is already taken', { username: 'Username is already taken' }],
  ['This e-mail is in use', { email: 'This e-mail is in use' }],
  ['username_taken by somebody', {}],
  ['That first name is taken', { firstName: 'That first name is taken' }],
  ['Username or email already in use.', {}],
  ['Already there', {}],
])('a conflict that only says %j', (message, expected) => {
  expect(under({ message }, 409)).toEqual(expected);
});

test('a text about a field is no message of that field unless it is a conflict', () => {
  expect(under({ message: 'Check your username' })).toEqual({});
  expect(under({ message: 'Check your username' }, 500)).toEqual({});
  expect(under({ message: 'username must be there' }, 500)).toEqual({});
});

test('a property in front of a text is read as words', () => {
  expect(under({ message: ['firstName should not be empty', 'other is odd'] })).toEqual({
    firstName: 'First name should not be empty',
  });
  expect(
    under({ errors: [{ property: 'sportInterests', messages: ['sportInterests are needed'] }] }),
  ).toEqual({ sports: 'Sport interests are needed' });
});

test.each([
  'EMAIL_NOT_FOUND',
  '400',
  '422: Unprocessable Entity',
  'Invalid input: expected string, received undefined',
  'Too big: expected string to have <=40 characters',
  'Expected string, received null',
])('a person does not read %j', (text) => {
  const body = { errors: [{ property: 'email', messages: [text] }] };
  expect(under(body)).toEqual({ email: 'Not accepted.' });
  expect(refusalText(refusal(body))).toBeNull();
});

test('what belongs to no field of the form is only in the text of the whole', () => {
  const body = {
    errors: [
      { property: 'username', messages: ['Taken'] },
      { property: 'body', messages: ['Too much at once'] },
      { property: 'inviteCode', messages: ['Used up', 'Used up'] },
    ],
  };
  expect(under(body)).toEqual({ username: 'Taken' });
  expect(refusalText(refusal(body))).toBe('Taken • Too much at once • Used up');
});

test('no path of a property is in the text of the whole', () => {
  const text = 'At most 40 characters.';
  expect(refusalText(refusal({ message: `tags.profile.1: ${text}` }))).toBe(text);
  expect(refusalText(refusal({ errors: [{ property: 'socials.0.url', messages: [text] }] }))).toBe(
    text,
  );
});

test('an error that is no answer of a server says nothing of fields', () => {
  expect(fieldErrorsOf(new Error('username is odd'), fields, 'x')).toEqual({});
  expect(refusalText(new Error('username is odd'))).toBeNull();
});

test('whatever a server answers, each message is a text that is not empty', () => {
  const entry = fc.record(
    {
      property: fc.oneof(fc.string(), fc.jsonValue()),
      messages: fc.jsonValue(),
      constraints: fc.jsonValue(),
      children: fc.jsonValue(),
    },
    { requiredKeys: [] },
  );
  const body = fc.oneof(
    fc.jsonValue(),
    fc.record({ errors: fc.oneof(fc.array(entry), fc.jsonValue()), message: fc.jsonValue() }),
  );
  fc.assert(
    fc.property(body, fc.constantFrom(400, 409, 422, 500), (answer, status) => {
      const error = refusal(answer, status);
      const texts = readServerMessages(error).map(({ text }) => text);
      expect(texts.every((text) => text.trim() !== '')).toBe(true);
      expect(Object.values(fieldErrorsOf(error, fields, 'x')).every(Boolean)).toBe(true);
      expect(refusalText(error)).not.toBe('');
    }),
  );
});
