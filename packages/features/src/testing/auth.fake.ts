import { REPLACED_SESSIONS, type User } from '@clubline/contract';
import { FakeReply, type FakeArea, type FakeBackend } from './createFakeBackend';
import { FIXED_NOW } from './fakeClock';

/** The person stories and tests are signed in as. */
export const demoUser: User = {
  id: 'u-1',
  username: 'maya',
  firstName: 'Maya',
  lastName: 'Okafor',
  email: 'maya@example.com',
  bio: 'Sunday league keeper, Saturday spectator.',
  tags: { profile: ['Fan'] },
  profilePicture: null,
  sportInterests: ['MLS'],
};

export interface AuthFakeOptions {
  /** Accounts that exist. @default one, `demoUser` with password `secret1` */
  accounts?: { user: User; password: string }[];
  /** How long an access token is valid, in ms. @default one hour */
  lifetime?: number;
  /** The backend's time. @default the fixed moment of the stories */
  now?: () => number;
}

/** Sign-up, sign-in, refresh, logout, the current user and the availability checks. */
export function authFake({
  accounts = [{ user: demoUser, password: 'secret1' }],
  lifetime = 3_600_000,
  now = () => FIXED_NOW,
}: AuthFakeOptions = {}): FakeArea {
  return (backend) => {
    const known = [...accounts];
    const refreshTokens = new Map<string, User>();
    let issued = 0;
    const issue = (user: User) => {
      const accessToken = fakeToken(now() + lifetime, (issued += 1));
      const refreshToken = `refresh-${user.id}-${issued}`;
      backend.tokens.set(accessToken, user);
      refreshTokens.set(refreshToken, user);
      return { accessToken, refreshToken };
    };
    const refuse = (status: number, error: string, message: string) =>
      new FakeReply(status, { statusCode: status, error, message });

    const endSession = (headers: Headers) =>
      backend.tokens.delete(headers.get('authorization')?.slice('Bearer '.length) ?? '');

    backend.handle('POST /auth/sign-in', ({ body, headers }) => {
      const given = body as { email?: string; username?: string; password: string };
      const account = known.find(({ user }) =>
        given.email
          ? user.email?.toLowerCase() === given.email.toLowerCase()
          : user.username === given.username,
      );
      if (!account || account.password !== given.password)
        return refuse(401, 'Unauthorized', 'Wrong username, email or password.');
      if (backend.additions.has(REPLACED_SESSIONS)) endSession(headers);
      return { ...issue(account.user), user: account.user };
    });
    backend.handle('POST /auth/sign-up', ({ body }) => {
      const { password, ...fields } = body as Omit<User, 'id'> & { password: string };
      if (
        known.some(({ user }) => user.username === fields.username || user.email === fields.email)
      )
        return refuse(409, 'Conflict', 'Username or email already in use.');
      const user: User = { ...fields, id: `u-${known.length + 1}` };
      known.push({ user, password });
      return new FakeReply(201, { id: user.id });
    });
    backend.handle('POST /auth/refresh', ({ body }) => {
      const { refreshToken } = body as { refreshToken: string };
      const user = refreshTokens.get(refreshToken);
      if (!user) return refuse(401, 'Unauthorized', 'Invalid refresh token');
      refreshTokens.delete(refreshToken);
      return issue(user);
    });
    backend.handle('POST /auth/logout', ({ headers }) => {
      endSession(headers);
      return { ok: true };
    });
    backend.handle(
      'GET /auth/me',
      ({ user }) => user ?? refuse(401, 'Unauthorized', 'Unauthorized'),
    );
    backend.handle('GET /users/check-username/:username', ({ params }) => ({
      exists: known.some(({ user }) => user.username === params.username),
    }));
    backend.handle('GET /users/check-email/:email', ({ params }) => ({
      exists: known.some(({ user }) => user.email === params.email),
    }));
    backend.handle('POST /identity/send-reset-code', () => ({ ok: true }));
    seeds.set(backend, (user) => issue(user));
  };
}

const seeds = new WeakMap<
  FakeBackend,
  (user: User) => { accessToken: string; refreshToken: string }
>();

/** Tokens of a session that exists already, as if the person had signed in earlier. */
export function startSession(
  backend: FakeBackend,
  user: User,
): { accessToken: string; refreshToken: string } {
  const issue = seeds.get(backend);
  if (issue) return issue(user);
  const accessToken = fakeToken(FIXED_NOW + 3_600_000, 0);
  backend.tokens.set(accessToken, user);
  return { accessToken, refreshToken: `refresh-${user.id}` };
}

/**
 * An unsigned token that expires at the given time, in ms since the epoch, and says when it was
 * issued if that is given.
 */
export function fakeToken(expiresAt: number, serial = 0, issuedAt?: number): string {
  const part = (fields: object) =>
    btoa(JSON.stringify(fields)).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
  return `${part({ alg: 'none' })}.${part({
    exp: expiresAt / 1_000,
    serial,
    ...(issuedAt !== undefined && { iat: issuedAt / 1_000 }),
  })}.`;
}
