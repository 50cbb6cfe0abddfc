import type { ToastStore } from '@clubline/ui';
import { createCacheMonitor, createQueryCache, createStoredCache, type QueryCache } from '../cache';
import { addressOf, createApiClient, createTransport, DEFAULT_API_BASE } from '../client';
import { createBrowserHost, createBrowserSocketFactory, shareSockets } from '../host';
import { createSession, createTokens } from '../session';
import type { Clubline, ClublineConfig } from './clubline.types';
import { connectionCopy } from './copy';
import { defaultHrefFor } from './place';

export const DEFAULT_RESET_CODE_URL = '/identity/send-reset-code';

/** What the provider keeps besides what features see. */
export interface Assembly {
  clubline: Clubline;
  queries: QueryCache;
  /** Hands in what forgets every answer when the session ends. Returns what takes it back. */
  attachCache(clear: () => void): () => void;
}

/** Puts client, session and caches together. Toasts are handed in, so that a part without any does not bring their code. */
export function createClubline(config: ClublineConfig & { toast: ToastStore }): Assembly {
  const host = config.host ?? createBrowserHost();
  const apiBase = config.apiBase ?? DEFAULT_API_BASE;
  const navigate =
    config.navigate ??
    ((to, options) => globalThis.location[options?.replace ? 'replace' : 'assign'](to));
  const hrefFor = config.hrefFor ?? defaultHrefFor;
  const cacheMonitor = createCacheMonitor(host.clock);
  const stored = createStoredCache(host.storage.local, host.clock, cacheMonitor);
  const clearings = new Set<() => void>();
  const transport = createTransport({
    base: apiBase,
    fetch: config.fetch ?? ((...request) => globalThis.fetch(...request)),
    clock: host.clock,
    ...connectionCopy,
    ...config.labels,
  });
  const tokens = createTokens({ transport, host, tabId: newTabId() });
  const client = createApiClient(transport, {
    fresh: tokens.fresh,
    refresh: tokens.refresh,
    epoch: tokens.epoch,
    lost: () => session.lost(),
  });
  const session = createSession({
    client,
    transport,
    tokens,
    host,
    stored,
    clearCaches: () => clearings.forEach((clear) => clear()),
    leave: () => navigate(hrefFor({ to: 'auth' })),
  });
  const clubline: Clubline = {
    client,
    session,
    navigate,
    hrefFor,
    clock: host.clock,
    cacheMonitor,
    storage: host.storage,
    toast: config.toast,
    socketFactory: shareSockets(
      config.socketFactory ?? createBrowserSocketFactory(apiBase),
      () => session.getSnapshot().user?.id ?? null,
    ),
    productName: config.productName ?? 'Clubline',
    resetCodeUrl: config.resetCodeUrl ?? DEFAULT_RESET_CODE_URL,
    addressFor: (path) => addressOf(apiBase, path),
    ...(config.renderBelowText && { renderBelowText: config.renderBelowText }),
    ...(config.resetCodeKey && { resetCodeKey: config.resetCodeKey }),
    ...(config.adminPin && { adminPin: config.adminPin }),
    ...(config.onPageView && { onPageView: config.onPageView }),
  };
  const attachCache = (clear: () => void) => {
    clearings.add(clear);
    return () => void clearings.delete(clear);
  };
  return { clubline, queries: createQueryCache(stored, host.clock), attachCache };
}

function newTabId(): string {
  return Array.from(globalThis.crypto.getRandomValues(new Uint32Array(2)), (part) =>
    part.toString(36),
  ).join('');
}
