import type { ApiClient } from '../platform/client';
import type { Environment } from '../platform/environment';
import { BEFORE_START, fetchUser, type Session, type SessionState } from '../platform/session';
import { isRemoval, readRemoval } from '../chat';
import { PATIENCE_MS, type PartnerTokens } from './createPartnerTokens';

/** Who is signed in on a page that is not ours, as far as its tokens say. */
export interface PartnerSession extends Pick<
  Session,
  'getSnapshot' | 'subscribe' | 'start' | 'refresh' | 'getToken' | 'getTokenNow'
> {
  /** The API says that the session is over. */
  lost(): void;
  /**
   * The API has ended it by itself: the page is asked who is there now, unless the person was
   * removed.
   */
  ended(body: unknown): void;
}

/** Why nobody is known by a token that nobody has refused: what is no API of ours knows nobody. */
const withoutProfile = () =>
  new Error(
    process.env.NODE_ENV === 'development'
      ? 'the API has no /auth/me, which says whose token it is: look at `api`, which ends in /api'
      : 'The API has no /auth/me',
  );

interface PartnerSessionOptions {
  client: Pick<ApiClient, 'get'>;
  tokens: PartnerTokens;
  environment: Pick<Environment, 'onVisible' | 'clock'>;
}

/**
 * The session that a page's token function stands for. Nothing is stored, and no other tab is
 * notified.
 */
export function createPartnerSession({
  client,
  tokens,
  environment,
}: PartnerSessionOptions): PartnerSession {
  const { clock } = environment;
  const listeners = new Set<() => void>();
  let state: SessionState = BEFORE_START;
  let running: Promise<void> | undefined;
  let starts = 0;
  let stopFollowing: (() => void) | undefined;

  /** That somebody is signed in, or nobody, and why. */
  const publish = (user: SessionState['user'] | undefined, error: Error | null) => {
    // Who was removed stays so, whatever the page says of them, until somebody is signed in.
    if (isRemoval(state.error) && !user) return;
    state = user
      ? { ...BEFORE_START, status: 'signedIn', user }
      : { ...BEFORE_START, status: 'signedOut', error };
    // What a test has left on its page hears of nothing once that page has gone.
    if (globalThis.window) for (const listen of listeners) listen();
  };
  const load = async () => {
    const epoch = tokens.epoch();
    const fail = (error: Error) => {
      // Whoever was signed in a moment ago still is, as far as anybody knows.
      if (tokens.epoch() === epoch && !state.user) publish(null, error);
    };
    const token = await tokens.fresh();
    const limit = clock.setTimeout(
      () => fail(new Error(`No answer of the API in ${PATIENCE_MS} ms`)),
      PATIENCE_MS,
    );
    try {
      const user = token ? await fetchUser(client) : undefined;
      const error = token ? withoutProfile() : tokens.failure();
      if (tokens.epoch() === epoch) publish(user, error);
    } catch (error) {
      fail(error as Error);
    } finally {
      clock.clearTimeout(limit);
    }
  };
  const refresh = () => {
    running ??= load().finally(() => (running = undefined));
    return running;
  };

  return {
    getSnapshot: () => state,
    subscribe(listen) {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
    start() {
      starts += 1;
      if (starts === 1) {
        // Somebody may have signed in on the page around since.
        stopFollowing = environment.onVisible(
          () => void (state.status === 'signedOut' && refresh()),
        );
        void refresh();
      }
      return () => {
        starts -= 1;
        if (starts === 0) stopFollowing?.();
      };
    },
    refresh,
    getToken: tokens.fresh,
    getTokenNow: tokens.access,
    lost() {
      const error = tokens.failure();
      tokens.clear();
      publish(null, error);
    },
    ended(body) {
      // Each room of the page hears of it.
      if (!state.user) return;
      tokens.clear();
      const error = readRemoval(body);
      publish(null, error);
      if (!error) void refresh();
    },
  };
}
