import { expect, test } from 'vitest';
import { authErrorMessages } from '../messages';
import {
  emptySignUp,
  isSignUpComplete,
  signUpErrors,
  signUpFields,
  type SignUpValues,
} from './signUpRules';

const sound: SignUpValues = {
  firstName: 'Bo',
  lastName: 'Li',
  username: 'bo_1',
  email: 'bo@example.com',
  password: 'secret',
  confirmation: 'secret',
  sports: ['NBA'],
  tags: ['Fan', 'Coach'],
};
const rules = { text: authErrorMessages.texts, passwordMin: 6 };
const free = { username: 'free', email: 'free' } as const;
const errorsOf = (
  change: Partial<SignUpValues>,
  findings: Parameters<typeof signUpErrors>[1] = free,
) => signUpErrors({ ...sound, ...change }, findings, rules);

test('a sound form has no errors and is complete', () => {
  expect(errorsOf({})).toEqual({});
  expect(isSignUpComplete(sound, free, rules)).toBe(true);
});

test('an empty form lacks everything but a confirmation', () => {
  expect(
    Object.keys(signUpErrors(emptySignUp, { username: undefined, email: undefined }, rules)),
  ).toEqual(['firstName', 'lastName', 'username', 'email', 'password', 'sports', 'tags']);
});

test.each([
  ['firstName', '  ', 'First name is required'],
  ['lastName', '', 'Last name is required'],
  ['username', ' ', 'Username is required'],
  ['username', 'bo-s', 'Only letters, numbers, and underscores are allowed.'],
  ['username', 'bób', 'Only letters, numbers, and underscores are allowed.'],
  ['username', 'bo s', 'Only letters, numbers, and underscores are allowed.'],
  ['email', '', 'Email is required'],
  ['email', 'abc', 'Invalid email format.'],
  ['email', 'a b@c.d', 'Invalid email format.'],
  ['password', '12345', 'Password must be at least 6 characters'],
  ['confirmation', 'other1', 'Passwords do not match.'],
  ['sports', [], 'Please select at least one sport.'],
  ['tags', [], 'Please select at least one profile tag.'],
] as const)('%s %j: %s', (field, value, message) => {
  const change =
    field === 'password'
      ? { password: value as string, confirmation: value as string }
      : { [field]: value };
  expect(errorsOf(change)).toEqual({ [field]: message });
  expect(isSignUpComplete({ ...sound, ...change }, free, rules)).toBe(false);
});

test.each([
  [6, 'secre', 'secret'],
  [8, 'secrets', 'secretly'],
])(
  'where %i characters are asked for, %j is too short and %j is not',
  (passwordMin, short, long) => {
    const of = (password: string) =>
      signUpErrors({ ...sound, password, confirmation: password }, free, { ...rules, passwordMin });
    expect(of(short)).toEqual({
      password: `Password must be at least ${passwordMin} characters`,
    });
    expect(of(long)).toEqual({});
  },
);

test.each([
  ['taken', { username: 'Username is already taken', email: 'Email is already in use' }],
  [
    'unverified',
    {
      username: 'Could not verify username, try again later.',
      email: 'Could not verify email, try again later.',
    },
  ],
] as const)('names that are %s say so', (finding, expected) => {
  expect(errorsOf({}, { username: finding, email: finding })).toEqual(expected);
});

test.each([undefined, 'checking', 'taken', 'unverified'] as const)(
  'a name that is %s keeps the form incomplete',
  (finding) => {
    expect(isSignUpComplete(sound, { ...free, username: finding }, rules)).toBe(false);
    expect(isSignUpComplete(sound, { ...free, email: finding }, rules)).toBe(false);
  },
);

test('three tags are never complete', () => {
  expect(isSignUpComplete({ ...sound, tags: ['Fan', 'Coach', 'Player'] }, free, rules)).toBe(false);
});

test('what is sent is trimmed, the username in lower case, and has no confirmation', () => {
  expect(
    signUpFields({ ...sound, username: '  BobS ', firstName: ' Bo ', email: ' Bo@Example.com ' }),
  ).toEqual({
    email: 'Bo@Example.com',
    password: 'secret',
    firstName: 'Bo',
    lastName: 'Li',
    username: 'bobs',
    tags: { profile: ['Fan', 'Coach'] },
    sportInterests: ['NBA'],
  });
});
