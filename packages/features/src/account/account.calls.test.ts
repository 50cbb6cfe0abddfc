import { describe, expect, test } from 'vitest';
import { ApiError } from '../platform/client';
import { loadRefusal, pictureRefusal, readPictureUrl, readProfile } from './account.calls';

const user = {
  firstName: 'Maya',
  lastName: 'Okafor',
  username: 'maya',
  email: 'maya@example.com',
  bio: 'Hi',
  tags: { profile: ['Fan'] },
  profilePicture: '/me.png',
};
const profile = {
  firstName: 'Maya',
  lastName: 'Okafor',
  username: 'maya',
  email: 'maya@example.com',
  bio: 'Hi',
  tags: ['Fan'],
  pictureUrl: '/me.png',
};

test.each([[user], [{ data: user }], [{ user }], [{ data: { user } }], [{ data: { data: user } }]])(
  'a profile is read wherever it stands: %#',
  (body) => {
    expect(readProfile(body)).toEqual(profile);
  },
);

test('what is missing or null is empty', () => {
  expect(readProfile({ data: { username: 'maya', bio: null, tags: null } })).toEqual({
    firstName: '',
    lastName: '',
    username: 'maya',
    email: '',
    bio: '',
    tags: [],
    pictureUrl: null,
  });
  expect(readProfile({ username: 'maya', tags: { profile: ['Fan', 7, ' '] } })?.tags).toEqual([
    'Fan',
  ]);
});

test.each([[undefined], [null], ['<html>'], [{}], [{ data: {} }]])('%j is no profile', (body) => {
  expect(readProfile(body)).toBeNull();
});

test('the address of a new picture is read wherever it stands', () => {
  for (const body of [
    { profilePicture: '/a' },
    { data: { profilePicture: '/a' } },
    { user: { profilePicture: '/a' } },
    { data: { user: { profilePicture: '/a' } } },
  ])
    expect(readPictureUrl(body)).toBe('/a');
  expect(readPictureUrl(undefined)).toBeNull();
});

describe('refusals', () => {
  test('of a picture are its text, unless that is a page', () => {
    expect(
      (pictureRefusal(new ApiError(413, 'Payload Too Large', ' Too big ')) as ApiError).message,
    ).toBe('Too big');
    expect((pictureRefusal(new ApiError(502, 'Bad Gateway', '<html>')) as ApiError).message).toBe(
      'Bad Gateway',
    );
  });

  test('of the profile are the server’s words, never its status', () => {
    expect(
      loadRefusal(new ApiError(500, 'Internal Server Error', undefined), 'Please try again.'),
    ).toBe('Please try again.');
    expect(loadRefusal(new ApiError(500, 'x', { error: 'Resting' }), 'Please try again.')).toBe(
      'Resting',
    );
    expect(
      loadRefusal(new ApiError(0, 'The server took too long to answer.'), 'Please try again.'),
    ).toBe('The server took too long to answer.');
  });
});
