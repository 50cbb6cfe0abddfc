/** `everyone` includes visitors; `admin` is a signed-in person with that role. */
export type Access = 'everyone' | 'signedIn' | 'admin';

/** The person a valid access token speaks for. */
export interface Actor {
  id: string;
  username: string;
  role: 'user' | 'admin';
  sessionId: string;
  /** When the token runs out, in ms since the epoch. */
  tokenExpiresAt: number;
  profilePicture: string | null;
}

export type ActorFor<A extends Access> = A extends 'everyone' ? Actor | null : Actor;

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null;
  }
}
