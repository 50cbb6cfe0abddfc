import type { User } from '@clubline/contract';
import { demoUser } from './auth.fake';
import { FakeReply, type FakeArea } from './createFakeBackend';

/** Somebody as a server describes them that has email addresses confirmed. */
export const emailUser: User = { ...demoUser, permissions: ['confirmEmail'] };

export interface AccountFakeOptions {
  /** Whose profile it is, as the server keeps it. @default Maya Okafor */
  user?: User;
  /** Usernames that others have. */
  taken?: readonly string[];
  /** Whether the email address is confirmed. @default such a server has no such thing */
  isEmailConfirmed?: boolean;
}

/** The own profile and the calls that change its parts, as the specification has them. */
export function accountFake({
  user = demoUser,
  taken = [],
  isEmailConfirmed,
}: AccountFakeOptions = {}): FakeArea {
  return (backend) => {
    let stored = user;
    const change = (fields: Partial<User>, email: unknown) => {
      if (email !== stored.email)
        return new FakeReply(403, {
          statusCode: 403,
          error: 'Forbidden',
          message: 'Not your account.',
        });
      stored = { ...stored, ...fields };
      return new FakeReply(204);
    };
    backend.handle('GET /users/get-user-by-username/:username', ({ params }) =>
      params.username === stored.username
        ? { data: stored }
        : new FakeReply(404, { message: 'User not found' }),
    );
    if (isEmailConfirmed !== undefined) {
      const data = { email: user.email, isConfirmed: isEmailConfirmed };
      backend.handle('GET /account/email', () => ({ data }));
      backend.handle('POST /account/email/confirmation', () => undefined);
    }
    backend.handle('GET /auth/me', () => stored);
    backend.handle('PATCH /users/update-name', ({ body }) => {
      const { email, firstName, lastName } = body as {
        email: string;
        firstName: string;
        lastName: string;
      };
      return change({ firstName, lastName }, email);
    });
    backend.handle('PATCH /users/update-username', ({ body }) => {
      const { email, username } = body as { email: string; username: string };
      return taken.includes(username)
        ? new FakeReply(409, { statusCode: 409, error: 'Conflict', message: 'That name is gone.' })
        : change({ username }, email);
    });
    backend.handle('PUT /users/update-bio', ({ body }) => {
      const { email, bio, tags } = body as {
        email: string;
        bio: string;
        tags: { profile: string[] };
      };
      return change({ bio, tags }, email);
    });
    backend.handle('POST /users/update-profile-picture', ({ body }) => {
      const picture = '/uploads/new.png';
      const refusal = change({ profilePicture: picture }, (body as FormData).get('email'));
      return refusal.status === 204 ? { profilePicture: picture } : refusal;
    });
  };
}
