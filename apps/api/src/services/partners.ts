import type { Actor, KeyHolder } from '../http/actor';

/** Partners' keys, and the people for whom tokens were made with them. */
export interface Partners {
  /** Null for a key that is unknown or revoked. */
  findByKey(key: string | undefined): Promise<KeyHolder | null>;
  /** A short-lived token for one of a partner's people, and when it runs out. */
  signToken(personId: string, keyId: string): Promise<{ token: string; expiresAt: number }>;
  /** The person of a token; null where they were removed, or the key of their token revoked. */
  authenticate(token: string | undefined): Promise<Actor | null>;
  /** The person as they are by now; null as above. */
  again(actor: Actor): Promise<Actor | null>;
  /** Which of these sessions, each a key and a person, still run. */
  findRunning(sessionIds: string[]): Promise<Set<string>>;
}

/** What stands for a session of one of a partner's people: a token may follow another in it. */
export const partnerSession = {
  idOf: (keyId: string, personId: string): string => `${keyId}:${personId}`,
  /** The key and the person; null for a session of somebody with an account. */
  parse(sessionId: string): { keyId: string; personId: string } | null {
    const [keyId = '', personId] = sessionId.split(':');
    return personId === undefined ? null : { keyId, personId };
  },
};
