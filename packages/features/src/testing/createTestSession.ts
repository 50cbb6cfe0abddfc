import type { User } from '@clubline/contract';
import { createStoredCache } from '../platform/cache';
import { createAdditions, createApiClient, createTransport } from '../platform/client';
import { createSession, createTokens, SESSION_KEYS } from '../platform/session';
import { authFake, demoUser, startSession } from './auth.fake';
import { createFakeBackend, type FakeBackend } from './createFakeBackend';
import { createFakeClock, type FakeClock } from './fakeClock';
import {
  createFakeEnvironment,
  createFakeStorage,
  type FakeEnvironmentOptions,
  type FakeStorage,
} from './fakeEnvironment';

export interface TestSessionOptions extends Omit<FakeEnvironmentOptions, 'clock'> {
  clock?: FakeClock;
  backend?: FakeBackend;
  /** Stored before anything starts. */
  stored?: Record<string, string>;
  /** Lifetime of the tokens issued, in ms. */
  lifetime?: number;
}

let tabs = 0;

/** Client and session of one tab over a backend in memory, without React. */
export function createTestSession({
  clock = createFakeClock(),
  backend,
  stored = {},
  local = createFakeStorage(stored),
  lifetime,
  ...rest
}: TestSessionOptions = {}) {
  const server =
    backend ??
    createFakeBackend({
      areas: [authFake({ now: clock.now, ...(lifetime !== undefined && { lifetime }) })],
    });
  const environment = createFakeEnvironment({ clock, local, ...rest });
  const cache = createStoredCache(environment.storage.local, clock);
  const counts = { cleared: 0, left: 0, lost: 0 };
  const additions = createAdditions();
  const transport = createTransport({
    base: server.apiBase,
    fetch: server.fetch,
    clock,
    onAnswer: ({ headers, ok }) => additions.hear(headers, ok),
  });
  const tokens = createTokens({ transport, environment, tabId: `tab-${(tabs += 1)}` });
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
    stored: cache,
    clearCaches: () => void (counts.cleared += 1),
    leave: () => void (counts.left += 1),
  });
  session.onLost(() => void (counts.lost += 1));
  return { backend: server, clock, environment, local, cache, tokens, client, session, counts };
}

/** Puts a session of `user` into storage, as it stands after an earlier sign-in. */
export function leaveSession(
  backend: FakeBackend,
  local: FakeStorage,
  user: User = demoUser,
): { accessToken: string; refreshToken: string } {
  const issued = startSession(backend, user);
  local.setItem(SESSION_KEYS.access, issued.accessToken);
  local.setItem(SESSION_KEYS.refresh, issued.refreshToken);
  local.setItem(SESSION_KEYS.username, user.username);
  local.setItem(SESSION_KEYS.user, JSON.stringify(user));
  return issued;
}
