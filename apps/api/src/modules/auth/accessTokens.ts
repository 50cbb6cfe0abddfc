import { jwtVerify, SignJWT } from 'jose';
import { derivedKey } from './tokenSecret';

/** Whom an access token speaks for, and the session it belongs to. */
export interface AccessClaims {
  userId: string;
  sessionId: string;
}

interface ReadClaims extends AccessClaims {
  /** In ms since the epoch. */
  expiresAt: number;
}

export interface AccessTokens {
  /** Valid for so many seconds at most. @default as long as any */
  sign(claims: AccessClaims, maxSeconds?: number): Promise<string>;
  /** Null unless it is one of ours. */
  read(token: string | undefined, expired?: 'refused' | 'accepted'): Promise<ReadClaims | null>;
}

interface AccessTokenOptions {
  secret: string;
  /** How long a token is valid, in seconds. */
  accessSeconds: number;
  now: () => number;
  /** Tokens of one purpose are none of another. @default 'access' */
  purpose?: string;
}

/** So many tokens are known as ours without being verified again. */
const KEPT = 10_000;

/** Signs access tokens and reads them back. */
export function createAccessTokens({
  secret,
  accessSeconds,
  now,
  purpose = 'access',
}: AccessTokenOptions): AccessTokens {
  const key = derivedKey(secret, purpose);
  // A token says the same for ever; whether it still counts is asked each time.
  const ours = new Map<string, ReadClaims>();
  return {
    sign({ userId, sessionId }, maxSeconds = accessSeconds) {
      const issuedAt = Math.floor(now() / 1000);
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setSubject(userId)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + Math.min(maxSeconds, accessSeconds))
        .sign(key);
    },

    async read(token, expired = 'refused') {
      if (token === undefined || token === '') return null;
      const counts = (at: number) => expired === 'accepted' || at > now();
      const known = ours.get(token);
      if (known !== undefined) return counts(known.expiresAt) ? known : null;
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: ['HS256'],
          currentDate: new Date(0),
        });
        const { sub: userId, sid: sessionId, exp } = payload;
        if (typeof userId !== 'string' || typeof sessionId !== 'string' || exp === undefined)
          return null;
        const claims = { userId, sessionId, expiresAt: exp * 1000 };
        ours.set(token, claims);
        if (ours.size > KEPT) ours.delete(ours.keys().next().value!);
        return counts(claims.expiresAt) ? claims : null;
      } catch {
        return null;
      }
    },
  };
}
