import { HANDED_OVER_KEY, REPLACED_SESSIONS, type User } from '@clubline/contract';
import { STALE_TIME, USER_KEY, type StoredCache } from '../cache';
import { asRecord, asText } from '../client';
import type { Additions, ApiClient, Credentials, Transport } from '../client';
import type { Environment } from '../environment';
import type { Tokens } from './tokens';
import { createSessionEnding } from './createSessionEnding';
import { followTabs } from './followTabs';
import { InvalidLoginError } from './InvalidLoginError';
import { createUserLoading } from './createUserLoading';
import { readTokens, signInBody } from './session.calls';
import type { Session } from './session.types';
import { createSessionStore } from './createSessionStore';

export interface SessionOptions {
  client: ApiClient;
  transport: Transport;
  additions: Pick<Additions, 'has'>;
  tokens: Tokens;
  environment: Environment;
  stored: StoredCache;
  /** Forgets every cached answer. */
  clearCaches(): void;
  /** Leads to the sign-in page after signing out, and from there to `next`. */
  leave(next?: string): void;
}

/**
 * The session and what ends it. `lost` is for the client, which is the first to hear that a session
 * is over.
 */
export function createSession(options: SessionOptions): Session & Pick<Credentials, 'lost'> {
  const { client, additions, tokens, environment, stored, clearCaches, leave } = options;
  takeOver(options);
  // With nothing stored there is nobody to ask about: a visitor is one from the first moment on.
  const store = createSessionStore(tokens.hasTrace() ? 'loading' : 'signedOut');
  const users = createUserLoading({ ...options, local: environment.storage.local, store });
  const ending = createSessionEnding({ ...options, store });
  let stopFollowing: (() => void) | undefined;
  let starts = 0;

  const begin = async (path: string, body: object): Promise<User> => {
    // Whoever is signed in here already leaves that session behind, which then ends.
    const before = additions.has(REPLACED_SESSIONS) ? tokens.access() : null;
    const bearer = before ? { headers: { Authorization: `Bearer ${before}` } } : {};
    const answer = readTokens(await client.post(path, body, { skipAuth: true, ...bearer }));
    if (!answer.accessToken || !answer.user) throw new InvalidLoginError();
    clearCaches();
    stored.clear();
    tokens.store(answer.accessToken, answer.refreshToken, answer.user);
    users.keep(answer.user);
    store.publishUser(answer.user);
    return answer.user;
  };

  const refresh = async () => {
    if (!tokens.hasTrace()) return;
    stored.drop(USER_KEY);
    await users.settled();
    await users.load();
  };

  const signOut = (next?: string) => {
    void ending.endOnServer().catch(() => undefined);
    ending.end(true);
    leave(next);
  };

  return {
    lost(token) {
      // Another tab may have renewed the session before this one heard that its token is over.
      if (tokens.access() === token) ending.lost();
    },
    getSnapshot: store.get,
    subscribe: store.subscribe,
    start() {
      starts += 1;
      if (starts === 1) {
        stopFollowing = followTabs({ environment, tokens, store, ending, users });
        users.begin();
      }
      return () => {
        starts -= 1;
        if (starts === 0) stopFollowing?.();
      };
    },
    begin,
    signIn: (identifier, password, factor) =>
      begin('/auth/sign-in', { ...signInBody(identifier, password), ...factor }),
    signOut: () => signOut(),
    changeAccount: signOut,
    forget: (kept) => ending.end(true, kept),
    refresh,
    async ended(body) {
      ending.because(asText(asRecord(body).reason) || null);
      await refresh().finally(() => ending.because(null));
    },
    async revalidate() {
      const age = stored.read(USER_KEY)?.age ?? STALE_TIME;
      if (store.get().status === 'signedIn' && age >= STALE_TIME) await users.load();
    },
    async forFrame() {
      await tokens.fresh();
      return client.post('/auth/frame-session', { refreshToken: tokens.refreshToken() });
    },
    getToken: () => tokens.fresh(),
    getTokenNow: () => tokens.access(),
    onLost: ending.onLost,
  };
}

/** Takes over a session that an answer to a plain form has begun in this tab. */
function takeOver({ transport, tokens, environment, stored, clearCaches }: SessionOptions): void {
  const ofTab = environment.storage.session;
  const { accessToken, refreshToken, user } = readTokens(ofTab.getJson(HANDED_OVER_KEY));
  ofTab.remove(HANDED_OVER_KEY);
  if (!accessToken || !user) return;
  // Whoever was signed in here before leaves that session behind.
  const bearer = tokens.access();
  if (bearer)
    void transport({ method: 'POST', path: '/auth/logout', bearer }).catch(() => undefined);
  clearCaches();
  stored.clear();
  tokens.store(accessToken, refreshToken, user);
  stored.write(USER_KEY, user);
}
