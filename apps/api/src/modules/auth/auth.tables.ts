import type { PasskeyTables } from './passkeys/passkeys.tables';

/** Times are ISO 8601 text; tokens are stored as hashes only. */
export interface AuthTables extends PasskeyTables {
  sessions: {
    id: string;
    userId: string;
    createdAt: string;
    expiresAt: string;
    endedAt: string | null;
    endReason: string | null;
    /** Where it was begun; null when nobody knows. */
    browser: string | null;
    system: string | null;
    /** Tells whether two sessions were begun in the same network, and nothing of the address. */
    networkHash: string | null;
    /** Null until it has been renewed. */
    lastUsedAt: string | null;
    /** Of a frame's session: the one it was begun beside. */
    besideId: string | null;
  };
  refreshTokens: { hash: string; sessionId: string; createdAt: string; usedAt: string | null };
  emailConfirmations: { hash: string; userId: string; expiresAt: string };
  passwordResets: { hash: string; userId: string; expiresAt: string; usedAt: string | null };
}
