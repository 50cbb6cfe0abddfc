import type { Club } from '@clubline/contract';
import { routes, type RouteEntry, type RouteName } from '../platform/routes';

/** Where an answer names a picture that stands large in the first view of its page. */
export interface FirstPicture {
  /** The keys that lead to its address in the answer, or in each entry of `list`. */
  at: readonly (string | number)[];
  /** How wide it is shown, as the page's own `sizes` say it. */
  sizes: string;
  /** The list of the answer whose first entries have such a picture. @default none */
  list?: FirstPictureList;
}

/** A list as its page shows it. */
interface FirstPictureList {
  /** The keys that lead to it in the answer. */
  at: readonly string[];
  /** The key of what its entries are sorted by, as words. */
  by: string;
  /** Entries that say true under one of these keys are not shown. */
  unless: readonly string[];
  /** How many of its entries are in the first view. */
  most: number;
}

/** A call that a page makes as soon as it is shown. */
export interface FirstRequest {
  /**
   * Its path below that of the API, with `:me` for who is signed in and the names of the
   * parameters of the route.
   */
  path: string;
  /** The name under which the answer is kept; while that is fresh, nothing is asked for. */
  keptAs?: string;
  /**
   * Answered to members of the club alone: asked for ahead only where one's kept clubs name it, so
   * that nobody is refused what they never asked for.
   */
  isForMembers?: boolean;
  /** What is fetched as soon as the answer is there. @default none */
  pictures?: readonly FirstPicture[];
  /** Made once, by the first page behind the guard: the next ones have the answer. */
  isShared?: boolean;
}

const who: FirstRequest = { path: '/auth/me', keptAs: 'user', isShared: true };
/** Around every page that is not bare. */
const ofFrame: FirstRequest = {
  path: '/notifications/:me?order=DESC&sortBy=createdAt&page=1&limit=10',
  isShared: true,
};
const ofClub: FirstRequest = {
  path: '/clubs/:id/details?user_id=:me',
  pictures: [{ at: ['data', 'clubImage'], sizes: '(min-width: 1200px) 1200px, 100vw' }],
};

/** The cards in the first view of a list of clubs. */
const cardsOf = (at: readonly string[], unless: readonly (keyof Club)[]): FirstPicture => ({
  at: ['image' satisfies keyof Club],
  sizes: '(min-width: 640px) 420px, (min-width: 480px) 100vw, 96px',
  list: { at, by: 'name' satisfies keyof Club, unless, most: 3 },
});

const ofPages: Partial<Record<RouteName, readonly FirstRequest[]>> = {
  clubs: [
    {
      path: '/users/:me/get-clubs?order=name&limit=50',
      keptAs: 'clubs',
      pictures: [cardsOf(['userClubs'], [])],
    },
  ],
  discover: [
    {
      path: '/clubs?limit=20',
      keptAs: '/clubs?pages',
      pictures: [cardsOf(['data', 'clubs'], ['isMember', 'isPrivate'])],
    },
  ],
  club: [ofClub, { path: '/club-social/club-posts-feed/:me/:id?limit=20', isForMembers: true }],
  clubSection: [ofClub],
  clubChannel: [ofClub],
};

/**
 * What a page of the product's own backend asks for first, for whoever wants to ask before the page
 * is there. Another backend is asked in other words: ask ahead of nothing there.
 */
export function firstRequests(name: RouteName): readonly FirstRequest[] {
  const { isPublic, isBare }: RouteEntry = routes[name];
  if (isPublic) return [];
  return [who, ...(isBare ? [] : [ofFrame]), ...(ofPages[name] ?? [])];
}
