/** How long people may take to answer their device. */
export const CHALLENGE_MS = 5 * 60_000;

/**
 * What devices sign to show that they have a key. A challenge says by itself until when, for what
 * and for whom it counts, so that asking for one stores nothing; that it counts once is up to
 * whoever takes the answer.
 */
export interface Challenges {
  /** `subject` is what may not have changed when the answer comes, such as whose session asks. */
  issue(purpose: string, subject: string): Uint8Array<ArrayBuffer>;
  /** Whether this one, as base64url, was issued for that and is not too old. */
  isOpen(challenge: string, purpose: string, subject: string): boolean;
}
