import type { Passkey, User } from '@clubline/contract';
import { demoUser, startSession } from '../auth.fake';
import { FakeReply, type FakeArea } from '../createFakeBackend';
import { FIXED_NOW } from '../fakeClock';

const DAY = 24 * 3_600_000;
const daysAgo = (count: number) => new Date(FIXED_NOW - count * DAY).toISOString();

/** Somebody as a server describes them that keeps passkeys. */
export const passkeyUser: User = { ...demoUser, permissions: ['managePasskeys'] };

/** The one recovery code that the fake takes. */
export const RECOVERY_CODE = 'ABCD-EFGH-JKMN-PQRS-TVWX-YZ23';

const demoPasskeys: Passkey[] = [
  {
    id: 'k1',
    browser: 'Safari',
    system: 'iPhone',
    createdAt: daysAgo(30),
    lastUsedAt: daysAgo(0.125),
    isSynced: true,
  },
  {
    id: 'k2',
    browser: null,
    system: null,
    createdAt: daysAgo(60),
    lastUsedAt: null,
    isSynced: false,
  },
];

export interface PasskeysFakeOptions {
  passkeys?: readonly Passkey[];
  /** Whether signing in with the password asks for one as well. @default false */
  isAsked?: boolean;
  password?: string;
}

const refuse = (status: number, message: string, property?: string) =>
  new FakeReply(status, {
    statusCode: status,
    message,
    ...(property && { errors: [{ property, messages: [message] }] }),
  });

/** Passkeys and the second factor: what our server answers beyond the specification. */
export function passkeysFake({
  passkeys = demoPasskeys,
  isAsked = false,
  password = 'secret1',
}: PasskeysFakeOptions = {}): FakeArea {
  return (backend) => {
    let kept = [...passkeys];
    let isAskedAfterPassword = isAsked;
    let recoveryCodesLeft = isAsked ? 8 : 0;
    const options = { challenge: 'AAAA', timeout: 300_000 };
    const isRight = (body: unknown) =>
      (body as { currentPassword?: string }).currentPassword === password;
    const wrong = () => refuse(400, 'This is not your current password.', 'currentPassword');
    const signedIn = () => ({ ...startSession(backend, passkeyUser), user: passkeyUser });

    backend.handle('GET /account/passkeys', () => ({
      data: { passkeys: kept, isAskedAfterPassword, recoveryCodesLeft },
    }));
    backend.handle('POST /account/passkeys/options', ({ body }) =>
      isRight(body) ? { data: { options } } : wrong(),
    );
    backend.handle('POST /account/passkeys', () => {
      const passkey = {
        id: `k${kept.length + 1}`,
        browser: 'Firefox',
        system: 'Windows',
        createdAt: daysAgo(0),
        lastUsedAt: null,
        isSynced: false,
      };
      kept = [passkey, ...kept];
      return new FakeReply(201, { data: { passkey } });
    });
    backend.handle('DELETE /account/passkeys/:id', ({ params, body }) => {
      if (!isRight(body)) return wrong();
      if (!kept.some(({ id }) => id === params.id)) return refuse(404, 'Passkey not found');
      if (isAskedAfterPassword && kept.length === 1)
        return refuse(
          409,
          'This is your last passkey, and signing in asks for one. Stop asking for it first.',
        );
      kept = kept.filter(({ id }) => id !== params.id);
      return undefined;
    });
    backend.handle('PUT /account/second-factor', ({ body }) => {
      if (!isRight(body)) return wrong();
      isAskedAfterPassword = (body as { isOn: boolean }).isOn;
      const recoveryCodes = isAskedAfterPassword
        ? [RECOVERY_CODE, '4567-89AB-CDEF-GHJK-MNPQ-RSTV']
        : [];
      recoveryCodesLeft = recoveryCodes.length;
      return { data: { recoveryCodes } };
    });
    backend.handle('GET /auth/passkey-options', () => ({ data: { options } }));
    backend.handle('POST /auth/passkey-sign-in', () => signedIn());
    backend.handle('POST /auth/sign-in', ({ body }) => {
      const given = body as { password: string; passkey?: unknown; recoveryCode?: string };
      if (given.password !== password) return refuse(401, 'Wrong username, email or password.');
      if (!isAskedAfterPassword || given.passkey || given.recoveryCode === RECOVERY_CODE)
        return signedIn();
      if (given.recoveryCode !== undefined)
        return refuse(400, 'This code is not right, or was used before.', 'recoveryCode');
      return new FakeReply(403, {
        statusCode: 403,
        message: 'This account asks for a passkey after the password.',
        secondFactor: { options },
      });
    });
  };
}
