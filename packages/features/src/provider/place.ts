/** A place of the product that features may lead to; the site says which address it has. */
export type Place =
  | { to: PlainPlace; next?: string }
  /** The results of a day of the event, or one class of it, or one boat in that. */
  | { to: 'result'; day: string; race?: string; boat?: string }
  | { to: 'club'; id: string; post?: string; comments?: boolean }
  | { to: 'clubSettings'; id: string }
  | { to: 'profile'; username: string }
  | { to: 'racer'; id: string };

export type PlainPlace = keyof typeof plainPaths;
export type HrefFor = (place: Place) => string;

const plainPaths = {
  home: '/',
  auth: '/auth',
  clubs: '/clubs',
  discover: '/clubs/discover',
  createClub: '/create-club',
  createRacer: '/_admin/create-racer',
  scores: '/scores',
  teams: '/scores/teams',
  notifications: '/notifications',
  settings: '/settings',
  messages: '/messages',
  feed: '/feed',
  explore: '/explore',
  welcome: '/welcome',
  contact: '/contact',
  terms: '/terms',
} as const;

/** Addresses of the product's own site. */
export const defaultHrefFor: HrefFor = (place) => {
  switch (place.to) {
    case 'club': {
      const query = new URLSearchParams();
      if (place.post) query.set('post', place.post);
      if (place.post && place.comments) query.set('comments', '1');
      return `/clubs/${encodeURIComponent(place.id)}${query.size ? `?${query}` : ''}`;
    }
    case 'result': {
      const query = new URLSearchParams({
        day: place.day,
        ...(place.race && { race: place.race }),
      });
      return `${plainPaths.scores}?${query}${place.boat ? `#${encodeURIComponent(place.boat)}` : ''}`;
    }
    case 'clubSettings':
      return `/club-settings/${encodeURIComponent(place.id)}`;
    case 'profile':
      return `/profile/${encodeURIComponent(place.username)}`;
    case 'racer':
      return `/racer/${encodeURIComponent(place.id)}`;
    default:
      return plainPaths[place.to] + (place.next ? `?next=${encodeURIComponent(place.next)}` : '');
  }
};
