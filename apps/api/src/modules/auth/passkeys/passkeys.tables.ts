/** Times are ISO 8601 text. */
export interface PasskeyTables {
  passkeys: {
    id: string;
    userId: string;
    /** The authenticator's own name of it, base64url. */
    credentialId: string;
    /** COSE, base64url. */
    publicKey: string;
    counter: number;
    /** JSON list. */
    transports: string;
    isSynced: number;
    /** With what it was added; null when nobody knows. */
    browser: string | null;
    system: string | null;
    createdAt: string;
    lastUsedAt: string | null;
  };
  /** Those that were not used yet, as hashes. */
  recoveryCodes: { hash: string; userId: string; createdAt: string };
  /** Challenges that were answered, until they would be too old. */
  usedChallenges: { hash: string; usedAt: string };
}
