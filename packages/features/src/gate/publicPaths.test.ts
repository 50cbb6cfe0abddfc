import { expect, test } from 'vitest';
import { isPublicPath, signInAlias } from './index';

test.each([
  '/',
  '/auth',
  '/contact',
  '/terms',
  '/contact/',
  '/auth?next=%2Fclubs',
  '/terms#privacy',
])('%s is open to anybody', (path) => {
  expect(isPublicPath(path)).toBe(true);
});

test.each([
  '/welcome',
  '/clubs',
  '/clubs/discover',
  '/profile',
  '/nope',
  '/authx',
  '/auth/x',
  '/_admin/create-racer',
  '/login',
])('%s is not', (path) => {
  expect(isPublicPath(path)).toBe(false);
});

test.each([
  ['/login', '/auth'],
  ['/login/', '/auth'],
  ['/api/login', '/auth'],
  ['/login?next=%2Fsettings&reason=renamed', '/auth?next=%2Fsettings&reason=renamed'],
  ['/reset-password?token=a%2Bb', '/auth?reset=a%2Bb'],
  ['/reset-password', '/auth'],
  ['/clubs', null],
])('%s leads to %s', (path, target) => {
  expect(signInAlias(path)).toBe(target);
});
