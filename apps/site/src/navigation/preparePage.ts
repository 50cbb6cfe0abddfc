import { firstRequests, readRoute, routes } from '@clubline/features';
import { ahead } from '../ahead/ahead';
import { config } from '../config';
import { preloadPage } from '../routes/pages';

/**
 * Fetches what the page at an address needs, its code and its first data; undefined where all of it
 * is there.
 */
export function preparePage(address: string): Promise<unknown> | undefined {
  const route = readRoute(address);
  const code = preloadPage(address);
  const data = route && isOwnServer ? askFor(route.to, address) : undefined;
  return code || data ? Promise.all([code, data]) : undefined;
}

/** Where another server answers the calls, it is not known what it takes. */
const isOwnServer = config.apiBase.startsWith('/');

function askFor(name: keyof typeof routes, address: string): Promise<unknown> | undefined {
  const requests = firstRequests(name).filter(({ isShared }) => !isShared);
  const { pathname } = new URL(address, window.location.origin);
  return ahead.ask({ base: config.apiBase, path: routes[name].path, requests }, pathname);
}
