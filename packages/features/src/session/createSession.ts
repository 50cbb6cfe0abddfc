import type { User } from '@clubline/contract';
import type { ApiClient, Transport } from '../client';
import { CACHE_PREFIX, STALE_TIME, USER_KEY, type StoredCache } from '../cache';
import type { Host } from '../host';
import type { Tokens } from './createTokens';
import { fetchUser } from './fetchUser';
import { InvalidLoginError } from './InvalidLoginError';
import { readTokens, readUser, signInBody } from './session.calls';
import type { Session, SessionState } from './session.types';
import { DRAFT_PREFIX, LOGOUT_MARKER, SESSION_KEYS } from './sessionKeys';

export interface SessionOptions {
  client: ApiClient;
  transport: Transport;
  tokens: Tokens;
  host: Host;
  stored: StoredCache;
  /** Forgets every cached answer. */
  clearCaches(): void;
  /** Leads to the sign-in page after signing out. */
  leave(): void;
}

/** The session and what ends it. `lost` is for the client, which is the first to hear that a session is over. */
export function createSession({
  client,
  transport,
  tokens,
  host,
  stored,
  clearCaches,
  leave,
}: SessionOptions): Session & { lost(): void } {
  const { local } = host.storage;
  const listeners = new Set<() => void>();
  const lostListeners = new Set<() => void>();
  // With nothing stored there is nobody to ask about: a visitor is one from the first moment on.
  let state: SessionState = {
    status: tokens.hasTrace() ? 'loading' : 'signedOut',
    user: null,
    error: null,
    isEndedByChoice: false,
  };
  let running: { epoch: number; done: Promise<void> } | undefined;
  let stopFollowing: (() => void) | undefined;
  let starts = 0;

  const publish = (next: Partial<SessionState> & Pick<SessionState, 'status'>) => {
    state = { user: null, error: null, isEndedByChoice: false, ...next };
    for (const listen of listeners) listen();
  };
  const publishUser = (user: User) => publish({ status: 'signedIn', user });
  const storedUser = () => readUser(local.getJson(SESSION_KEYS.user));
  const keepUser = (user: User) => {
    stored.write(USER_KEY, user);
    local.setJson(SESSION_KEYS.user, user);
    if (user.username) local.set(SESSION_KEYS.username, user.username);
  };

  /** Forgets what this tab remembers of the person. Text being written outlives a lost session, not a chosen end. */
  const forgetTab = ({ keepsDrafts = false } = {}) => {
    clearCaches();
    for (const key of host.storage.session.keys()) {
      if (key.startsWith(CACHE_PREFIX) && !(keepsDrafts && key.startsWith(DRAFT_PREFIX)))
        host.storage.session.remove(key);
    }
  };
  /** Ends the session in this tab. The marker comes after the clearing, or the clearing would take it along. */
  const end = (isEndedByChoice: boolean) => {
    tokens.clear();
    forgetTab({ keepsDrafts: !isEndedByChoice });
    stored.clear();
    local.set(LOGOUT_MARKER, String(host.clock.now()));
    publish({ status: 'signedOut', isEndedByChoice });
  };
  const tellLost = () => {
    for (const listen of lostListeners) listen();
  };
  const lost = () => {
    end(false);
    host.announceLogout();
    tellLost();
  };

  const load = async () => {
    const epoch = tokens.epoch();
    try {
      const user = await fetchUser(client);
      if (tokens.epoch() !== epoch) return;
      if (!user) return publish({ status: 'signedOut' });
      keepUser(user);
      publishUser(user);
    } catch (error) {
      if (tokens.epoch() !== epoch) return;
      const known = state.user ?? storedUser();
      if (known) publishUser(known);
      else
        publish({
          status: 'signedOut',
          error: error instanceof Error ? error : new Error(String(error)),
        });
    }
  };
  const loadOnce = () => {
    const epoch = tokens.epoch();
    if (running?.epoch === epoch) return running.done;
    const done = load().finally(() => {
      if (running?.done === done) running = undefined;
    });
    running = { epoch, done };
    return done;
  };

  const begin = () => {
    if (!tokens.hasTrace()) return publish({ status: 'signedOut' });
    tokens.schedule();
    const kept = stored.read(USER_KEY);
    const user = kept && readUser(kept.value);
    if (user) publishUser(user);
    if (!user || kept.age >= STALE_TIME) void loadOnce();
  };

  const follow = () => {
    const stops = [
      host.onVisible(() => tokens.schedule()),
      host.onLogout(() => {
        if (state.status === 'signedOut') return;
        end(false);
        tellLost();
      }),
      host.onStorageChange(({ key, newValue }) => {
        const isLogout =
          key === null ||
          (key === LOGOUT_MARKER && newValue !== null) ||
          (key === SESSION_KEYS.access && newValue === null);
        if (isLogout && state.status !== 'signedOut') {
          tokens.supersede();
          tokens.stop();
          forgetTab({ keepsDrafts: true });
          publish({ status: 'signedOut' });
          tellLost();
        } else if (key === SESSION_KEYS.access && newValue !== null) {
          tokens.schedule();
        } else if (key === SESSION_KEYS.user && newValue !== null) {
          const user = storedUser();
          if (!user || user.id === state.user?.id) return;
          tokens.supersede();
          forgetTab({ keepsDrafts: true });
          publishUser(user);
        }
      }),
      () => tokens.stop(),
    ];
    return () => stops.forEach((stop) => stop());
  };

  /** Tells the server, with what was valid a moment ago. Whatever it answers, the session here is over. */
  const endOnServer = async (
    access: string | null,
    refreshToken: string | null,
    isFresh: boolean,
  ) => {
    let bearer = access;
    if (!isFresh && refreshToken)
      bearer =
        readTokens(
          await transport({ method: 'POST', path: '/auth/refresh', body: { refreshToken } }),
        ).accessToken ?? bearer;
    if (bearer) await transport({ method: 'POST', path: '/auth/logout', bearer });
  };

  return {
    lost,
    getSnapshot: () => state,
    subscribe(listen) {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
    start() {
      starts += 1;
      if (starts === 1) {
        stopFollowing = follow();
        begin();
      }
      return () => {
        starts -= 1;
        if (starts === 0) stopFollowing?.();
      };
    },
    async signIn(identifier, password) {
      const answer = readTokens(
        await client.post('/auth/sign-in', signInBody(identifier, password), { skipAuth: true }),
      );
      if (!answer.accessToken || !answer.user) throw new InvalidLoginError();
      clearCaches();
      stored.clear();
      tokens.store(answer.accessToken, answer.refreshToken, answer.user);
      keepUser(answer.user);
      publishUser(answer.user);
      return answer.user;
    },
    signOut() {
      void endOnServer(tokens.access(), tokens.refreshToken(), tokens.isFresh()).catch(
        () => undefined,
      );
      end(true);
      leave();
    },
    forget: () => end(true),
    async refresh() {
      if (!tokens.hasTrace()) return;
      stored.drop(USER_KEY);
      await running?.done;
      await loadOnce();
    },
    async revalidate() {
      if (state.status === 'signedIn' && (stored.read(USER_KEY)?.age ?? STALE_TIME) >= STALE_TIME)
        await loadOnce();
    },
    async forFrame() {
      await tokens.fresh();
      return client.post('/auth/frame-session', { refreshToken: tokens.refreshToken() });
    },
    getToken: () => tokens.fresh(),
    getTokenNow: () => tokens.access(),
    onLost(listen) {
      lostListeners.add(listen);
      return () => lostListeners.delete(listen);
    },
  };
}
