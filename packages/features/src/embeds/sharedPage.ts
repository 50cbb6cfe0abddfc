import { createEmbedHost } from '../host';
import { createClubline, type Assembly, type ClublineConfig } from '../provider';
import type { TokenSource } from '../session';

export interface PageOptions extends Pick<ClublineConfig, 'fetch' | 'socketFactory' | 'host' | 'hrefFor'> {
  /** Where the API is. */
  api: string;
  /** Tells apart who uses the page when more than one person does. */
  userId?: string;
  /** Absent for readers. */
  getToken?: TokenSource;
}

/** What all parts of a page share that speak to one API for one person: session, cache and connection. */
export interface SharedPage {
  assembly: Assembly;
  /** Takes the newest token function; the one of the first part may be out of date. */
  update(getToken: TokenSource | undefined): void;
  /** Keeps it for others while the part is on the page; the returned function gives it up. */
  hold(): () => void;
}

/** A part of somebody else's page says what it has to say in its own place. */
const noToasts: NonNullable<ClublineConfig['toast']> = {
  add: () => '',
  update() {},
  dismiss() {},
  remove() {},
  pause() {},
  resume() {},
  subscribe: () => () => undefined,
  getSnapshot: () => [],
};

const pages = new Map<string, SharedPage>();

/** The page for these options, made when nobody uses one yet. */
export function sharedPage(options: PageOptions): SharedPage {
  const key = JSON.stringify([options.api, options.getToken ? 'person' : 'reader', options.userId]);
  const known = pages.get(key);
  if (known) return known;

  const { api, userId: _userId, getToken, ...config } = options;
  let source = getToken;
  let holders = 0;
  const page: SharedPage = {
    assembly: createClubline({ host: createEmbedHost(), toast: noToasts, ...config, apiBase: api, ...(getToken ? { getToken: () => source?.() } : { getToken: () => null }) }),
    update: (next) => void (source = next),
    hold() {
      holders += 1;
      pages.set(key, page);
      return () => {
        holders -= 1;
        if (holders === 0 && pages.get(key) === page) pages.delete(key);
      };
    },
  };
  // A server renders for many people at once and shares nothing between them.
  if (typeof window !== 'undefined') pages.set(key, page);
  return page;
}
