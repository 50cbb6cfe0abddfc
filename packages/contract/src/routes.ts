/** What the route table says of one address of the site. */
export interface RouteEntry {
  /** The path, with `:name` where a part of it is a parameter. */
  path: string;
  /** What a parameter may be; every value, where it is not named. */
  values?: Readonly<Record<string, readonly string[]>>;
  /** True for what anybody may open; everything else asks visitors to sign in. */
  isPublic?: boolean;
  /** True for what search engines may list. */
  isIndexed?: boolean;
  /** True for what stands without the bar and the menu of the product around it. */
  isBare?: boolean;
}

/** Parts of a club's page that have an address of their own besides its channels. */
export const clubSections = ['chat', 'members', 'reports', 'about'] as const;
/** A part of a club's page, and its name in the address. */
export type ClubSection = (typeof clubSections)[number];

/** Parts of a person's page that have an address of their own. */
export const profileSections = ['scores', 'clubs', 'followers', 'following'] as const;
/** A part of a person's page, and its name in the address. */
export type ProfileSection = (typeof profileSections)[number];

/** Parts of a racer's page that have an address of their own. */
export const racerSections = ['search', 'edit'] as const;
/** A part of a racer's page, and its name in the address. */
export type RacerSection = (typeof racerSections)[number];

/** The boards of the scores besides our own event, as their addresses name them. */
export const leagueNames = ['mlb', 'nba', 'nfl', 'nhl', 'ncaaf'] as const;
/** A league, as the address of its scores names it. */
export type LeagueName = (typeof leagueNames)[number];

/**
 * Every address of the product's site, once. The site's routes, the question whether a visitor may
 * open a page, the site map, what is rendered at build, the links of features and the targets of
 * notifications all read this table; titles and descriptions stand in `routesMessages` of the
 * features, under the same names.
 */
export const routes = {
  home: { path: '/', isBare: true, isPublic: true, isIndexed: true },
  auth: { path: '/auth', isBare: true, isPublic: true },
  authSignIn: { path: '/auth/sign-in', isBare: true, isPublic: true },
  authSignUp: { path: '/auth/sign-up', isBare: true, isPublic: true },
  authReset: { path: '/auth/reset', isBare: true, isPublic: true },
  contact: { path: '/contact', isBare: true, isPublic: true, isIndexed: true },
  terms: { path: '/terms', isBare: true, isPublic: true, isIndexed: true },
  frameSignIn: { path: '/embed/sign-in', isBare: true },
  welcome: { path: '/welcome', isBare: true },
  clubs: { path: '/clubs' },
  discover: { path: '/clubs/discover' },
  club: { path: '/clubs/:id' },
  clubSection: { path: '/clubs/:id/:section', values: { section: clubSections } },
  clubChannel: { path: '/clubs/:id/channels/:channel' },
  createClub: { path: '/create-club' },
  clubSettings: { path: '/club-settings/:id' },
  ownProfile: { path: '/profile' },
  profile: { path: '/profile/:username' },
  profileSection: { path: '/profile/:username/:section', values: { section: profileSections } },
  racer: { path: '/racer/:id' },
  racerSection: { path: '/racer/:id/:section', values: { section: racerSections } },
  createRacer: { path: '/_admin/create-racer' },
  partnerKeys: { path: '/_admin/partners' },
  scores: { path: '/scores' },
  teams: { path: '/scores/teams' },
  scoresSearch: { path: '/scores/search' },
  league: { path: '/scores/:league', values: { league: leagueNames } },
  /** Leads on to the results of the present day of the event, or of its latest. */
  results: { path: '/scores/aqua' },
  result: { path: '/scores/aqua/:day' },
  notifications: { path: '/notifications' },
  settings: { path: '/settings' },
  feed: { path: '/feed' },
  explore: { path: '/explore' },
  search: { path: '/search' },
  messages: { path: '/messages' },
} as const satisfies Record<string, RouteEntry>;

/** The name of an address in the route table. */
export type RouteName = keyof typeof routes;

/** An address with all that it carries: the name of its route, parameters and query. */
export type Route =
  { to: Exclude<RouteName, RouteWithParameters['to']>; next?: string } | RouteWithParameters;

type RouteWithParameters =
  /** The results of the event, with the live room that opens beside them. */
  | { to: 'results'; room?: string }
  /** The results of a day of the event, or one class of it, or one boat in that. */
  | { to: 'result'; day: string; race?: string; boat?: string; room?: string }
  | { to: 'league'; league: LeagueName }
  /** A club, one of its posts, the comments of that, or one of these. */
  | { to: 'club'; id: string; post?: string; comments?: boolean; comment?: string }
  /** Part of a club's page, with the words that are searched for among its members. */
  | { to: 'clubSection'; id: string; section: ClubSection; query?: string }
  /** A channel by its name, or by its `id` where two have one name, or one of its messages. */
  | { to: 'clubChannel'; id: string; channel: string; message?: string }
  | { to: 'clubSettings'; id: string }
  | { to: 'profile'; username: string }
  | { to: 'profileSection'; username: string; section: ProfileSection }
  | { to: 'racer'; id: string }
  /** With the words that are searched for, where it is the search. */
  | { to: 'racerSection'; id: string; section: RacerSection; query?: string }
  /** With the words that are searched for. */
  | { to: 'search' | 'scoresSearch' | 'clubs' | 'discover' | 'notifications'; query?: string };

/** Addresses that only ever lead to signing in. */
export const signInAliases = ['/login', '/api/login', '/reset-password'] as const;

/** The path, query and fragment of a route, as text that stands in a link. */
export function routeHref(route: Route): string {
  const values = route as Record<string, unknown>;
  const path = routes[route.to].path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(values[name])),
  );
  const query = new URLSearchParams();
  if ('next' in route && route.next) query.set('next', route.next);
  if ('post' in route && route.post) query.set('post', route.post);
  if ('post' in route && route.post && route.comments) query.set('comments', '1');
  if ('post' in route && route.post && route.comment) query.set('comment', route.comment);
  if ('message' in route && route.message) query.set('message', route.message);
  if ('query' in route && route.query) query.set('q', route.query);
  if ('race' in route && route.race) query.set('race', route.race);
  if ('room' in route && route.room) query.set('room', route.room);
  const boat = 'boat' in route && route.boat ? `#${encodeURIComponent(route.boat)}` : '';
  return path + (query.size > 0 ? `?${query}` : '') + boat;
}

/** The path of an address alone, without a slash at its end; `/` for the home page. */
export function pathOf(address: string): string {
  // Looked for where a run of slashes begins: from each of them it would take long in a long run.
  return (address.split(/[?#]/)[0] ?? '').replace(/(?<!\/)\/+$/, '') || '/';
}

/** Which route an address is and the values of its parameters, or null for one that is none. */
export function findRoute(
  address: string,
): { name: RouteName; params: Record<string, string> } | null {
  const parts = pathOf(address).split('/');
  for (const name of Object.keys(routes) as RouteName[]) {
    const { path, values = {} }: RouteEntry = routes[name];
    const params = readParams(path.split('/'), parts);
    if (!params) continue;
    const isAllowed = Object.entries(values).every(([key, all]) => all.includes(params[key]!));
    if (isAllowed) return { name, params };
  }
  return null;
}

/** The routes whose address may carry the words of a search. */
const searched = new Set<RouteName>([
  'search',
  'scoresSearch',
  'racerSection',
  'clubs',
  'discover',
  'notifications',
]);

/** The route that an address means, with parameters and query; null for one that is none. */
export function readRoute(address: string): Route | null {
  const found = findRoute(address);
  if (!found) return null;
  const query = new URLSearchParams(/\?([^#]*)/.exec(address)?.[1] ?? '');
  const { name, params } = found;
  const room = query.get('room');
  if (name === 'results') return { to: name, ...(room && { room }) };
  if (name === 'result') {
    const race = query.get('race');
    const boat = decoded(/#(.*)/s.exec(address)?.[1] ?? '');
    return {
      to: name,
      day: params['day']!,
      ...(race && { race, ...(boat && { boat }) }),
      ...(room && { room }),
    };
  }
  const post = query.get('post');
  const next = query.get('next');
  const words = query.get('q');
  if (name === 'club' && post) {
    const comment = query.get('comment');
    const comments = query.get('comments') === '1';
    return { to: name, id: params['id']!, post, comments, ...(comment && { comment }) };
  }
  const message = name === 'clubChannel' && query.get('message');
  const isSearch =
    searched.has(name) || (name === 'clubSection' && params['section'] === 'members');
  return {
    to: name,
    ...params,
    ...(next && { next }),
    ...(message && { message }),
    ...(isSearch && words && { query: words }),
  } as Route;
}

/** True for an address that needs no session; query, fragment and a last slash do not matter. */
export function isPublicRoute(address: string): boolean {
  const found = findRoute(address);
  return found !== null && (routes[found.name] as RouteEntry).isPublic === true;
}

/**
 * Where an address that only ever leads to signing in goes; null for every other address. Its query
 * goes along.
 */
export function signInAlias(address: string): string | null {
  const path = pathOf(address);
  const query = new URLSearchParams(/\?([^#]*)/.exec(address)?.[1] ?? '');
  if (path === '/reset-password') {
    const token = query.get('token');
    return `${routes.authReset.path}${token ? `?reset=${encodeURIComponent(token)}` : ''}`;
  }
  if (!(signInAliases as readonly string[]).includes(path)) return null;
  return `${routes.auth.path}${query.size > 0 ? `?${query}` : ''}`;
}

/** The parameters of a path, where it fits the pattern; its parts are decoded. */
function readParams(
  pattern: readonly string[],
  parts: readonly string[],
): Record<string, string> | null {
  if (pattern.length !== parts.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const given = parts[index]!;
    if (!part.startsWith(':')) {
      if (part !== given) return null;
      continue;
    }
    const value = decoded(given);
    if (!value) return null;
    params[part.slice(1)] = value;
  }
  return params;
}

function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
