/** Times are ISO 8601 text; tokens are stored as hashes only. */
export interface AuthTables {
  sessions: {
    id: string;
    userId: string;
    createdAt: string;
    expiresAt: string;
    endedAt: string | null;
    endReason: string | null;
  };
  refreshTokens: { hash: string; sessionId: string; createdAt: string; usedAt: string | null };
  passwordResets: { hash: string; userId: string; expiresAt: string; usedAt: string | null };
}
