import { createStoredCache } from '../../platform/cache';
import {
  createAdditions,
  createApiClient,
  type ApiClient,
  type Transport,
} from '../../platform/client';
import type { Clock, Environment } from '../../platform/environment';
import { createSession, createTokens, type Session } from '../../platform/session';
import type { LateStorage } from '../createLateStorage';
import { createFakeEnvironment } from '../fakeEnvironment';

export interface TabOptions {
  clock: Clock;
  transport: Transport;
  local: LateStorage;
  /** The lock of the browser; null for one without Web Locks. */
  exclusive: Environment['exclusive'] | null;
  tabId: string;
}

/** One tab of a browser: the session code of the product, on a page that can vanish. */
export interface Tab {
  client: ApiClient;
  session: Session;
  /** How often it was signed out against the person's will. */
  losses(): number;
  /** As if its process ended: nothing it began comes to an end, and its locks are free. */
  vanish(): void;
}

export function openTab({ clock, transport, local, exclusive, tabId }: TabOptions): Tab {
  let isGone = false;
  let release = () => {};
  const gone = new Promise<never>((_resolve, reject) => {
    release = () => reject(new Error('The tab is gone.'));
  });
  gone.catch(() => undefined);
  const never = new Promise<never>(() => undefined);
  const whileOpen = <T>(work: Promise<T>): Promise<T> =>
    work.then(
      (result) => (isGone ? never : result),
      (error: unknown) => {
        if (isGone) return never;
        throw error;
      },
    );
  const environment = createFakeEnvironment({
    local,
    tab: tabId,
    clock: { ...clock, setTimeout: (run, ms) => clock.setTimeout(() => isGone || run(), ms) },
    exclusive:
      exclusive &&
      ((name, work) => exclusive(name, () => (isGone ? gone : Promise.race([work(), gone])))),
  });
  const ownTransport: Transport = (request) => whileOpen(transport(request));
  const tokens = createTokens({ transport: ownTransport, environment, tabId });
  const client = createApiClient(ownTransport, {
    ...tokens,
    refresh: tokens.renew,
    lost: (token) => session.lost(token),
  });
  const session = createSession({
    client,
    transport: ownTransport,
    additions: createAdditions(),
    tokens,
    environment,
    stored: createStoredCache(environment.storage.local, environment.clock),
    clearCaches: () => undefined,
    leave: () => undefined,
  });
  let losses = 0;
  session.onLost(() => void (losses += 1));
  const stop = session.start();
  return {
    client,
    session,
    losses: () => losses,
    vanish() {
      isGone = true;
      stop();
      release();
      local.forget(tabId);
    },
  };
}
