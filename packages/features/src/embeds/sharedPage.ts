import type { ChatPage } from '../chat';
import { createApiClient, createTransport } from '../platform/client';
import { createEmbedEnvironment, type EmbedEnvironment } from '../platform/environment';
import { createBrowserSocketFactory, shareSockets, type SocketFactory } from '../platform/socket';
import { checkedToken } from './checkedToken';
import { createPartnerSession, type PartnerSession } from './createPartnerSession';
import { createPartnerTokens, type TokenSource } from './createPartnerTokens';
import { blameAsker, nameSource, sourceName } from './tokenWarnings';

export interface PageOptions {
  /** Where the API is, e.g. `https://clubline.example/api`. */
  api: string;
  /** Gives the token of who is signed in on the page; without it people read. */
  getToken?: TokenSource | undefined;
  /** Tells apart who uses the page when more than one person does. */
  userId?: string | undefined;
  /** What sends each call to the API. @default the browser's */
  fetch?: typeof globalThis.fetch | undefined;
  /** Makes the live socket. @default Socket.IO to the origin of `api` */
  socketFactory?: SocketFactory | undefined;
  /** Storage, time and events of the page. @default the browser's, next to nothing of it */
  environment?: EmbedEnvironment | undefined;
}

/** What all parts of a page share that speak to one API for one person: session and connection. */
export interface SharedPage extends ChatPage {
  session: PartnerSession;
  /** The newest token function; the one of the first part may be out of date. */
  getToken: TokenSource | undefined;
  /** Keeps it for others while the part is on the page; the returned function gives it up. */
  hold(): () => void;
}

const pages = new Map<string, SharedPage>();

/** The page for these options, made when nobody uses one yet. */
export function sharedPage(options: PageOptions): SharedPage {
  const key = JSON.stringify([options.api, !options.getToken, options.userId]);
  const known = pages.get(key);
  if (known) return known;

  let holders = 0;
  // Of what is no function, a browser says by this name that it is none.
  const ask: TokenSource = () =>
    process.env.NODE_ENV === 'development' ? checkedToken(page.getToken) : page.getToken?.();
  if (process.env.NODE_ENV === 'development') nameSource(ask, () => sourceName(page.getToken));
  const page: SharedPage = {
    ...createPage(options, ask),
    getToken: options.getToken,
    hold() {
      holders += 1;
      pages.set(key, page);
      const stop = page.session.start();
      return () => {
        stop();
        holders -= 1;
        if (holders === 0 && pages.get(key) === page) pages.delete(key);
      };
    },
  };
  if (process.env.NODE_ENV === 'development')
    // Before a room hears of it.
    page.session.subscribe(() => {
      const { error } = page.session.getSnapshot();
      if (error) blameAsker(error, page.getToken);
    });
  // A server renders for many people at once and shares nothing between them.
  if (typeof window !== 'undefined') pages.set(key, page);
  return page;
}

function createPage(
  {
    api,
    fetch = (...request) => globalThis.fetch(...request),
    socketFactory = createBrowserSocketFactory(api),
    environment = createEmbedEnvironment(),
  }: PageOptions,
  source: TokenSource,
) {
  const { clock, storage } = environment;
  const tokens = createPartnerTokens(source, clock, () => void session.refresh());
  const transport = createTransport({ base: api, fetch, clock });
  const client = createApiClient(transport, {
    ...tokens,
    lost: () => session.lost(),
  });
  const session = createPartnerSession({ client, tokens, environment });
  return {
    client,
    session,
    clock,
    storage,
    socketFactory: shareSockets(socketFactory, () => session.getSnapshot().user?.id ?? null),
    pictureAt: (address: string) => pictureAt(api, address),
  };
}

/** Servers may name pictures by their path alone, which would lead to the page's own origin. */
function pictureAt(api: string, address: string): string {
  return URL.canParse(address, api) ? new URL(address, api).href : address;
}
