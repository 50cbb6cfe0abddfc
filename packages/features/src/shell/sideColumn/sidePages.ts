import { readRoute, type Route, type RouteName } from '../../platform/routes';

/** How wide a page is beside which a column stands, as an `AppShell` takes it. */
type SidePageWidth = 'reading' | 'grid' | 'full';

/** The pages beside which a column stands; others take the whole width, as scores and forms do. */
const widths: Partial<Record<RouteName, SidePageWidth>> = {
  feed: 'reading',
  club: 'grid',
  clubSection: 'grid',
  clubChannel: 'grid',
  notifications: 'reading',
  search: 'reading',
  clubs: 'grid',
  discover: 'grid',
  // They have a column of their own already.
  profile: 'full',
  profileSection: 'full',
};

/** The page at an address, and how wide it is; null where no column stands beside it. */
export function sidePageOf(path: string): { route: Route; width: SidePageWidth } | null {
  const route = readRoute(path);
  const width = route && widths[route.to];
  return width ? { route, width } : null;
}
