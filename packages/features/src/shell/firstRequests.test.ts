import { expect, test } from 'vitest';
import { routes, type RouteName } from '../platform/routes';
import { firstRequests } from './firstRequests';

// That each is asked in the very words of the call that the page makes, the domains' tests say.
test('pages for anybody ask for nothing first, all others for who one is', () => {
  for (const name of Object.keys(routes) as RouteName[])
    expect([name, firstRequests(name)[0]?.path]).toEqual([
      name,
      'isPublic' in routes[name] ? undefined : '/auth/me',
    ]);
});
