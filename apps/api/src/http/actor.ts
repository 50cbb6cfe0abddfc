/**
 * `everyone` includes visitors; `admin` is a signed-in person with that role; `partner` is the
 * server of a partner, by its key.
 */
export type Access = 'everyone' | 'signedIn' | 'admin' | 'partner';

/** The partner whose server calls with a key. */
export interface KeyHolder {
  partnerId: string;
  keyId: string;
}

/** Whose people somebody is one of, and the key that their token was made with. */
export interface ActorsPartner {
  id: string;
  keyId: string;
  name: string;
  /** The person's own name, without the partner's behind it. */
  personName: string;
}

/** The person a valid access token speaks for. */
export interface Actor {
  id: string;
  username: string;
  role: 'user' | 'admin';
  sessionId: string;
  /** When the token runs out, in ms since the epoch. */
  tokenExpiresAt: number;
  profilePicture: string | null;
  /** Set for one of a partner's people, who may do only what names them; null with an account. */
  partner: ActorsPartner | null;
}

export type ActorFor<A extends Access> = A extends 'partner'
  ? KeyHolder
  : A extends 'everyone'
    ? Actor | null
    : Actor;

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null;
    /** Set for calls of partners' servers alone. */
    keyHolder: KeyHolder | null;
  }
}
