import type { User } from '@clubline/contract';
import { STALE_TIME, USER_KEY, type StoredCache } from '../cache';
import type { ApiClient } from '../client';
import type { SafeStorage } from '../environment';
import type { Tokens } from './tokens';
import { fetchUser } from './fetchUser';
import { readUser } from './session.calls';
import { SESSION_KEYS } from './sessionKeys';
import type { SessionStore } from './createSessionStore';

/** The signed-in person: kept in storage, and asked for. */
export interface UserLoading {
  /** The person as the last answer had them; null without one. */
  storedUser(): User | null;
  /** Keeps a person for the next page and for other tabs. */
  keep(user: User): void;
  /** Shows the person that is kept, and asks for them when they are not fresh. */
  begin(): void;
  /** Asks who is signed in; a call that is under way for the same session counts. */
  load(): Promise<void>;
  /** When the call under way, if there is one, is answered. */
  settled(): Promise<void>;
}

interface UserLoadingOptions {
  client: ApiClient;
  tokens: Tokens;
  local: SafeStorage;
  stored: StoredCache;
  store: SessionStore;
}

/** Loads who is signed in; answers that come after the session has changed are dropped. */
export function createUserLoading({
  client,
  tokens,
  local,
  stored,
  store,
}: UserLoadingOptions): UserLoading {
  let running: { epoch: number; done: Promise<void> } | undefined;

  const ask = async () => {
    const epoch = tokens.epoch();
    try {
      const user = await fetchUser(client);
      if (tokens.epoch() !== epoch) return;
      if (!user) return store.publish({ status: 'signedOut' });
      loading.keep(user);
      store.publishUser(user);
    } catch (thrown) {
      if (tokens.epoch() !== epoch) return;
      const known = store.get().user ?? loading.storedUser();
      const error = thrown instanceof Error ? thrown : new Error(String(thrown));
      if (known) store.publishUser(known);
      else store.publish({ status: 'signedOut', error });
    }
  };

  const loading: UserLoading = {
    storedUser: () => readUser(local.getJson(SESSION_KEYS.user)),
    keep(user) {
      stored.write(USER_KEY, user);
      local.setJson(SESSION_KEYS.user, user);
      if (user.username) local.set(SESSION_KEYS.username, user.username);
    },
    begin() {
      if (!tokens.hasTrace()) return store.publish({ status: 'signedOut' });
      tokens.schedule();
      const kept = stored.read(USER_KEY);
      const user = kept && readUser(kept.value);
      if (user) store.publishUser(user);
      if (!user || kept.age >= STALE_TIME) void loading.load();
    },
    load() {
      const epoch = tokens.epoch();
      if (running?.epoch === epoch) return running.done;
      const done = ask().finally(() => {
        if (running?.done === done) running = undefined;
      });
      running = { epoch, done };
      return done;
    },
    settled: async () => running?.done,
  };
  return loading;
}
