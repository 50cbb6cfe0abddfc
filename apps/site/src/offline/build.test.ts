import { expect, test } from 'vitest';
import { buildsToForget, NO_PAGES } from './build';

test('the build before stays for the tabs it has opened; older ones are forgotten', () => {
  const names = ['other', 'clubline-build-1', 'clubline-build-2', 'clubline-build-3'];
  expect(buildsToForget(names, 'clubline-build-3')).toEqual(['clubline-build-1']);
  expect(buildsToForget(['clubline-build-3'], 'clubline-build-3')).toEqual([]);
});

const isPage = (address: string) => !NO_PAGES.some((pattern) => pattern.test(address));

test.each(['/', '/clubs/c1', '/profile/ann?x=a.b', '/embeddings', '/contact/', '/apical'])(
  'the page at %s opens without a connection',
  (address) => expect(isPage(address)).toBe(true),
);

test.each([
  '/api/account/export',
  '/api',
  '/health/ready',
  '/metrics?x',
  '/embed/chat/r1?partner=p',
  '/sample/race.json',
  '/.well-known/change-password',
])('%s is left to the server', (address) => expect(isPage(address)).toBe(false));
