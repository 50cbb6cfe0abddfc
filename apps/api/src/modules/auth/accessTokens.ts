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
  sign(claims: AccessClaims): Promise<string>;
  /** Null unless it is one of ours. */
  read(token: string | undefined, expired?: 'refused' | 'accepted'): Promise<ReadClaims | null>;
}

interface AccessTokenOptions {
  secret: string;
  /** How long a token is valid, in seconds. */
  accessSeconds: number;
  now: () => number;
}

/** Signs access tokens and reads them back. */
export function createAccessTokens({
  secret,
  accessSeconds,
  now,
}: AccessTokenOptions): AccessTokens {
  const key = derivedKey(secret, 'access');
  return {
    sign({ userId, sessionId }) {
      const issuedAt = Math.floor(now() / 1000);
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setSubject(userId)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + accessSeconds)
        .sign(key);
    },

    async read(token, expired = 'refused') {
      if (token === undefined || token === '') return null;
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: ['HS256'],
          currentDate: new Date(expired === 'accepted' ? 0 : now()),
        });
        const { sub: userId, sid: sessionId, exp } = payload;
        return typeof userId === 'string' && typeof sessionId === 'string' && exp !== undefined
          ? { userId, sessionId, expiresAt: exp * 1000 }
          : null;
      } catch {
        return null;
      }
    },
  };
}
