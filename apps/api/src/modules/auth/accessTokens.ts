import { jwtVerify, SignJWT } from 'jose';
import { derivedKey } from './tokenSecret';

/** Whom an access token speaks for, and the session it belongs to. */
export interface AccessClaims {
  userId: string;
  sessionId: string;
}

export interface AccessTokens {
  sign(claims: AccessClaims): Promise<string>;
  /** Reads an `Authorization` header or a bare token; null unless it is one of ours. */
  read(header: string | undefined, expired?: 'refused' | 'accepted'): Promise<AccessClaims | null>;
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

    async read(header, expired = 'refused') {
      const token = header?.replace(/^Bearer\s+/i, '').trim();
      if (token === undefined || token === '') return null;
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: ['HS256'],
          currentDate: new Date(expired === 'accepted' ? 0 : now()),
        });
        return typeof payload.sub === 'string' && typeof payload.sid === 'string'
          ? { userId: payload.sub, sessionId: payload.sid }
          : null;
      } catch {
        return null;
      }
    },
  };
}
