import { array, assert, constantFrom, property } from 'fast-check';
import { expect, test } from 'vitest';
import { safeNext } from './safeNext';

test.each([
  '/',
  '/scores',
  '/clubs/9?post=1&comments=1#c',
  '/profile/maya',
  '/authors',
  '/login-help',
  '/a?u=https://evil.example',
])('%j is a place to go', (next) => {
  expect(safeNext(next)).toBe(next);
});

test.each([
  null,
  undefined,
  '',
  'clubs',
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  '/..//evil.example',
  '/x/../..//evil.example',
  '/%2e%2e//evil.example',
  '/.//evil.example',
  'javascript:alert(1)',
  '/auth',
  '/auth/',
  '/auth?next=/clubs',
  '/AUTH',
  '/x/../auth',
  '/login',
  '/login?next=/clubs',
  '/api/login',
])('%j leads to the clubs instead', (next) => {
  expect(safeNext(next)).toBe('/clubs');
});

test('whatever is asked for, the destination is of this origin', () => {
  const piece = constantFrom(
    '/',
    '\\',
    '..',
    '.',
    '%2e',
    '%2f',
    '%5c',
    '\t',
    '\n',
    '\r',
    ' ',
    '@',
    ':',
    '//',
    'https:',
    'evil.example',
    'clubs',
    '?',
    '#',
  );
  assert(
    property(array(piece, { maxLength: 8 }), (pieces) => {
      const destination = safeNext(pieces.join(''));
      const page = 'https://clubline.example/auth';
      expect(new URL(destination, page).origin).toBe('https://clubline.example');
      // Following it once more leads nowhere else.
      expect(safeNext(destination)).toBe(destination);
    }),
    { numRuns: 2_000 },
  );
});
