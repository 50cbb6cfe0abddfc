import { ApiError } from '../../platform/client';
import { demoUser } from '../auth.fake';

export interface RotatingBackendOptions {
  /** Its time, which is the true one, in ms since the epoch. */
  now(): number;
  /** How long an access token is valid, in ms. */
  lifetime: number;
  /**
   * `tolerant`, as ours: the next token is given again until it is used. `strict`: each refresh
   * token is good for one use, and a second one is theft.
   */
  rotation: 'tolerant' | 'strict';
  /** Whether access tokens say when they were issued. */
  saysWhenIssued: boolean;
}

/** A backend whose refresh tokens change with each use, and of which a copy ends the session. */
export interface RotatingBackend {
  /** Answers one call, or throws its refusal. */
  answer(path: string, body: unknown, bearer: string | null | undefined): unknown;
  /** How many refresh tokens were used so far. */
  rotations(): number;
  /** How often a refresh token was presented again. */
  doubled(): number;
  /** Whether a copy was found, which ended the session. */
  hasFoundTheft(): boolean;
}

const encode = (fields: object) => btoa(JSON.stringify(fields)).replace(/=+$/, '');

export function createRotatingBackend({
  now,
  lifetime,
  rotation,
  saysWhenIssued,
}: RotatingBackendOptions): RotatingBackend {
  const used = new Set<number>();
  let newest = 0;
  let doubled = 0;
  let isOver = false;
  let serial = 0;

  const issue = () => {
    const issuedAt = Math.floor(now() / 1_000);
    const claims = {
      exp: issuedAt + lifetime / 1_000,
      serial: (serial += 1),
      ...(saysWhenIssued && { iat: issuedAt }),
    };
    return `h.${encode(claims)}.s`;
  };
  const refuse = (message: string): never => {
    throw new ApiError(401, message, { message });
  };
  const refresh = (token: string) => {
    const number = Number(token.slice('refresh-'.length));
    if (isOver || !(number <= newest)) refuse('Invalid refresh token');
    if (used.has(rotation === 'strict' ? number : number + 1)) {
      isOver = true;
      refuse('Invalid refresh token');
    }
    if (used.has(number)) doubled += 1;
    used.add(number);
    newest = Math.max(newest, number + 1);
    return { accessToken: issue(), refreshToken: `refresh-${number + 1}` };
  };
  const isValid = (bearer: string) => {
    const { exp } = JSON.parse(atob(bearer.split('.')[1] ?? '')) as { exp: number };
    return !isOver && exp * 1_000 > now();
  };

  return {
    answer(path, body, bearer) {
      if (path === '/auth/sign-in')
        return { accessToken: issue(), refreshToken: `refresh-${newest}`, user: demoUser };
      if (path === '/auth/refresh') return refresh((body as { refreshToken: string }).refreshToken);
      if (!bearer || !isValid(bearer)) refuse('Who are you? Please show your token.');
      return path === '/auth/me' ? demoUser : [];
    },
    rotations: () => newest,
    doubled: () => doubled,
    hasFoundTheft: () => isOver,
  };
}
