import { CACHE_PREFIX, type StoredCache } from '../cache';
import type { Transport } from '../client';
import type { Environment } from '../environment';
import type { Tokens } from './tokens';
import { readTokens } from './session.calls';
import { DRAFT_PREFIX, LOGOUT_MARKER, logoutMarker } from './sessionKeys';
import type { SessionStore } from './createSessionStore';

/** The ways in which a session ends. */
export interface SessionEnding {
  /**
   * Forgets what this tab remembers of the person. Text being written outlives a lost session, not
   * a chosen end.
   */
  forgetTab(options?: { keepsDrafts?: boolean }): void;
  /** Ends the session in this tab. */
  end(isEndedByChoice: boolean, options?: { keepsDrafts?: boolean }): void;
  /** The server has ended the session, as the client was the first to hear. */
  lost(): void;
  /** Says why the session may be lost next; null takes that back. */
  because(reason: string | null): void;
  /** Tells those who listen that the session was lost, and why where that is known. */
  announceLost(): void;
  onLost(listen: (reason: string | null) => void): () => void;
  /**
   * Tells the server, with what was valid a moment ago. Whatever it answers, the session here is
   * over.
   */
  endOnServer(): Promise<void>;
}

interface SessionEndingOptions {
  transport: Transport;
  tokens: Tokens;
  environment: Environment;
  stored: StoredCache;
  store: SessionStore;
  /** Forgets every cached answer. */
  clearCaches(): void;
}

/** Ends sessions: what is forgotten, who hears of it, and what the server is told. */
export function createSessionEnding({
  transport,
  tokens,
  environment,
  stored,
  store,
  clearCaches,
}: SessionEndingOptions): SessionEnding {
  const { local, session: ofTab } = environment.storage;
  const listeners = new Set<(reason: string | null) => void>();
  let lossReason: string | null = null;
  const ending: SessionEnding = {
    forgetTab({ keepsDrafts = false } = {}) {
      clearCaches();
      for (const key of ofTab.keys())
        if (key.startsWith(CACHE_PREFIX) && !(keepsDrafts && key.startsWith(DRAFT_PREFIX)))
          ofTab.remove(key);
    },
    end(isEndedByChoice, { keepsDrafts = !isEndedByChoice } = {}) {
      const reason = isEndedByChoice ? null : lossReason;
      const marker = logoutMarker(environment.clock.now(), reason);
      // Other tabs hear why before they miss the tokens.
      if (reason !== null) local.set(LOGOUT_MARKER, marker);
      tokens.clear();
      ending.forgetTab({ keepsDrafts });
      stored.clear();
      // After the clearing, which would take the marker along.
      local.set(LOGOUT_MARKER, marker);
      store.publish({ status: 'signedOut', isEndedByChoice, lossReason: reason });
    },
    lost() {
      ending.end(false);
      environment.announceLogout();
      ending.announceLost();
    },
    because(reason) {
      lossReason = reason;
    },
    announceLost() {
      for (const listen of listeners) listen(lossReason);
    },
    onLost(listen) {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
    async endOnServer() {
      const refreshToken = tokens.refreshToken();
      let bearer = tokens.access();
      if (refreshToken && (!bearer || tokens.hasExpired(bearer)))
        bearer =
          readTokens(
            await transport({ method: 'POST', path: '/auth/refresh', body: { refreshToken } }),
          ).accessToken ?? bearer;
      if (bearer) await transport({ method: 'POST', path: '/auth/logout', bearer });
    },
  };
  return ending;
}
