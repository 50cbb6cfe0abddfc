import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  clubSections,
  findRoute,
  isPublicRoute,
  leagueNames,
  profileSections,
  racerSections,
  readRoute,
  routeHref,
  routes,
  pathOf,
  signInAlias,
  type Route,
} from './routes';

const text = fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme' });
const id = text.filter((value) => value !== 'discover');
const anyRoute: fc.Arbitrary<Route> = fc.oneof(
  fc.record({ to: fc.constant('club' as const), id }),
  fc.record({ to: fc.constant('club' as const), id, post: id, comments: fc.boolean() }),
  fc.record({
    to: fc.constant('club' as const),
    id,
    post: id,
    comments: fc.boolean(),
    comment: text,
  }),
  fc.record({ to: fc.constantFrom('clubSettings' as const, 'racer' as const), id }),
  fc.record({ to: fc.constant('profile' as const), username: id }),
  fc.record({
    to: fc.constant('profileSection' as const),
    username: id,
    section: fc.constantFrom(...profileSections),
  }),
  fc.record({
    to: fc.constant('clubSection' as const),
    id,
    section: fc.constantFrom(...clubSections),
  }),
  fc.record({ to: fc.constant('clubChannel' as const), id, channel: text }),
  fc.record({ to: fc.constant('clubChannel' as const), id, channel: text, message: text }),
  fc.record({
    to: fc.constant('racerSection' as const),
    id,
    section: fc.constantFrom(...racerSections),
  }),
  fc.record({
    to: fc.constant('racerSection' as const),
    id,
    section: fc.constant('search' as const),
    query: text,
  }),
  fc.record({ to: fc.constant('search' as const), query: text }),
  fc.record({ to: fc.constant('scoresSearch' as const) }),
  fc.record({
    to: fc.constantFrom(
      'scoresSearch' as const,
      'clubs' as const,
      'discover' as const,
      'notifications' as const,
    ),
    query: text,
  }),
  fc.record({
    to: fc.constant('clubSection' as const),
    id,
    section: fc.constant('members' as const),
    query: text,
  }),
  fc.record({ to: fc.constant('league' as const), league: fc.constantFrom(...leagueNames) }),
  fc.record({ to: fc.constant('results' as const), room: text }),
  fc.record({ to: fc.constant('result' as const), day: text }),
  fc.record({ to: fc.constant('result' as const), day: text, room: text }),
  fc.record({ to: fc.constant('result' as const), day: text, race: text }),
  fc.record({ to: fc.constant('result' as const), day: text, race: text, boat: text }),
  fc.record({
    to: fc.constantFrom('auth' as const, 'scores' as const, 'results' as const, 'home' as const),
  }),
  fc.record({ to: fc.constant('auth' as const), next: id }),
);

test('an address that was written is read back as the route it was', () => {
  fc.assert(
    fc.property(anyRoute, (route) => {
      expect(readRoute(routeHref(route))).toEqual(route);
    }),
  );
});

test('no two routes share a path, and a fixed path goes before a parameter', () => {
  const paths = Object.values(routes).map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(findRoute('/clubs/discover')?.name).toBe('discover');
  expect(findRoute('/clubs/7')).toEqual({ name: 'club', params: { id: '7' } });
});

test.each([
  '/',
  '/auth',
  '/auth/sign-in',
  '/auth/sign-up?next=%2Fclubs',
  '/auth/reset',
  '/contact',
  '/terms',
  '/contact/',
  '/auth?next=%2Fclubs',
  '/terms#privacy',
])('%s is open to anybody', (address) => expect(isPublicRoute(address)).toBe(true));

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
])('%s asks visitors to sign in', (address) => expect(isPublicRoute(address)).toBe(false));

test.each([
  ['/scores/nba', 'league'],
  ['/scores/teams', 'teams'],
  ['/scores/aqua/friday', 'result'],
  ['/clubs/7/members', 'clubSection'],
  ['/clubs/7/channels/Race%20day', 'clubChannel'],
  ['/profile/ada/followers', 'profileSection'],
])('%s is of the route %s', (address, name) => expect(findRoute(address)?.name).toBe(name));

test.each([
  '/nowhere',
  '/clubs/1/2',
  '/scores/chess',
  '/profile/ada/secrets',
  '/racer/%E0%A4%A',
  '//'.repeat(3) + 'x',
])('%s is no address of the site', (address) => expect(readRoute(address)).toBeNull());

test.each([
  ['/login', '/auth'],
  ['/login/', '/auth'],
  ['/login?next=%2Fsettings&reason=renamed', '/auth?next=%2Fsettings&reason=renamed'],
  ['/api/login', '/auth'],
  ['/reset-password?token=a%2Bb', '/auth/reset?reset=a%2Bb'],
  ['/reset-password', '/auth/reset'],
  ['/clubs', null],
])('%s leads to %s', (address, target) => expect(signInAlias(address)).toBe(target));

test('a result names its day, class and boat', () => {
  expect(routeHref({ to: 'result', day: 'friday', race: 'pro ski', boat: '7/a' })).toBe(
    '/scores/aqua/friday?race=pro+ski#7%2Fa',
  );
});

test('an address of slashes alone takes no longer than reading it', () => {
  const begun = performance.now();
  expect(pathOf(`${'/'.repeat(100_000)}x`)).toMatch(/x$/);
  expect(pathOf(`/clubs${'/'.repeat(100_000)}`)).toBe('/clubs');
  // From each slash anew it took ten seconds and more.
  expect(performance.now() - begun).toBeLessThan(500);
});
