import { CONNECTION_CHECKS, PAGE_LIMITS } from '@clubline/contract';
import type { ToastStore } from '@clubline/ui';
import { createCacheMonitor, createQueryCache, createStoredCache, type QueryCache } from '../cache';
import {
  addressOf,
  createAdditions,
  createApiClient,
  createTransport,
  isOfProxies,
  DEFAULT_API_BASE,
  withLimit,
} from '../client';
import { createConnection, onReturn } from '../connection';
import { createBrowserEnvironment, createPageTimer, type Environment } from '../environment';
import { createSession, createTokens } from '../session';
import { checkSockets, createBrowserSocketFactory, shareSockets } from '../socket';
import type { Clubline, ClublineConfig, Navigate } from './clubline.types';
import { createLeaving, type Leaving } from './createLeaving';
import { connectionMessages } from './messages';
import { routeHref } from '../routes';

const DEFAULT_RESET_CODE_URL = '/identity/send-reset-code';

/** What the provider keeps besides what features see. */
export interface Assembly {
  clubline: Clubline;
  queries: QueryCache;
  /** Hands in what forgets every answer when the session ends. Returns what takes it back. */
  attachCache(clear: () => void): () => void;
}

/** Asks whether the server is there; rejects where it is not, also where a proxy answers for it. */
async function askForAnything(send: typeof globalThis.fetch, apiBase: string): Promise<void> {
  const { status } = await send(addressOf(apiBase, '/'), { method: 'HEAD', cache: 'no-store' });
  if (isOfProxies(status)) throw new Error('The server is away.');
}

/**
 * Puts client, session and caches together. Toasts are handed in, so that a part without any does
 * not bring their code.
 */
export function createClubline(config: ClublineConfig & { toast: ToastStore }): Assembly {
  const environment = config.environment ?? createBrowserEnvironment();
  const apiBase = config.apiBase ?? DEFAULT_API_BASE;
  const lead = config.navigate ?? loadPage;
  const leaving = createLeaving(environment);
  const hrefFor = config.hrefFor ?? routeHref;
  const send = config.fetch ?? ((...request) => globalThis.fetch(...request));
  const connection = createConnection({
    clock: environment.clock,
    network: environment.network,
    ask: () => askForAnything(send, apiBase),
  });
  const cacheMonitor = createCacheMonitor(environment.clock);
  const { local } = environment.storage;
  const stored = createStoredCache(local, environment.clock, cacheMonitor, connection.isOnline);
  const clearings = new Set<() => void>();
  const additions = createAdditions(local);
  const transport = createTransport({
    base: apiBase,
    fetch: send,
    clock: environment.clock,
    sized: (path, rows) => (additions.isLikely(PAGE_LIMITS) ? withLimit(path, rows) : path),
    onAnswer({ headers, ok, status }) {
      if (isOfProxies(status)) connection.doubted();
      else connection.heard();
      additions.hear(headers, ok);
    },
    onMissed: connection.missed,
    language: config.languages?.current,
    ...connectionMessages.texts,
    ...config.labels,
  });
  const tokens = createTokens({ transport, environment, tabId: newTabId() });
  const client = createApiClient(transport, {
    fresh: tokens.fresh,
    refresh: tokens.renew,
    hasExpired: tokens.hasExpired,
    epoch: tokens.epoch,
    lost: (token) => session.lost(token),
  });
  const session = createSession({
    client,
    transport,
    additions,
    tokens,
    environment,
    stored,
    clearCaches: () => clearings.forEach((clear) => clear()),
    leave: (next) => lead(hrefFor({ to: 'auth', ...(next && { next }) })),
  });
  const clubline: Clubline = {
    client,
    additions,
    session,
    navigate: askingFirst(lead, leaving),
    leaving,
    hrefFor,
    clock: environment.clock,
    connection,
    isVisible: environment.isVisible,
    pageTimer: createPageTimer(environment),
    cacheMonitor,
    storage: environment.storage,
    toast: config.toast,
    socketFactory: shareSockets(
      checkedSockets(config, environment, { additions, connection }),
      () => session.getSnapshot().user?.id ?? null,
    ),
    productName: config.productName ?? 'Clubline',
    resetCodeUrl: config.resetCodeUrl ?? DEFAULT_RESET_CODE_URL,
    addressFor: (path) => addressOf(apiBase, path),
    ...partsOf(environment, config, leaving),
  };
  const attachCache = (clear: () => void) => {
    clearings.add(clear);
    return () => void clearings.delete(clear);
  };
  return { clubline, queries: createQueryCache(stored, environment.clock), attachCache };
}

/** Sockets to the backend that look for themselves whether their connection is still there. */
function checkedSockets(
  { socketFactory, apiBase = DEFAULT_API_BASE }: ClublineConfig,
  environment: Environment,
  { additions, connection }: Pick<Clubline, 'additions' | 'connection'>,
) {
  return checkSockets(socketFactory ?? createBrowserSocketFactory(apiBase), {
    clock: environment.clock,
    canCheck: () => additions.has(CONNECTION_CHECKS),
    onReturn: (listen) => onReturn(environment, connection, listen),
  });
}

/** Leads to an address as a page without a router does. */
const loadPage: Navigate = (to, { replace, keepsPlace } = {}) => {
  if (!keepsPlace) globalThis.location[replace ? 'replace' : 'assign'](to);
};

/** Leads to an address, where words are unsaved only after asking. */
function askingFirst(lead: Navigate, leaving: Leaving): Navigate {
  return (to, options) => {
    const go = () => lead(to, options);
    // The rest is what the page does by itself, or stays where it is.
    if (options?.replace || options?.keepsPlace || options?.back) go();
    else leaving.leave(go);
  };
}

/** What a page may have, and may not. */
function partsOf(
  environment: Environment,
  config: ClublineConfig,
  leaving: Leaving,
): Partial<Clubline> {
  const { languages } = config;
  return {
    ...(environment.shrinkPicture && { shrinkPicture: environment.shrinkPicture }),
    ...(environment.historyEntry && { historyEntry: environment.historyEntry }),
    ...(environment.showHead && { showHead: environment.showHead }),
    ...(config.renderBelowText && { renderBelowText: config.renderBelowText }),
    ...(config.resetCodeKey && { resetCodeKey: config.resetCodeKey }),
    ...(config.adminPin && { adminPin: config.adminPin }),
    ...(config.onPageView && { onPageView: config.onPageView }),
    ...(languages && {
      languages: { ...languages, choose: (tag) => leaving.leave(() => languages.choose(tag)) },
    }),
  };
}

function newTabId(): string {
  return Array.from(globalThis.crypto.getRandomValues(new Uint32Array(2)), (part) =>
    part.toString(36),
  ).join('');
}
