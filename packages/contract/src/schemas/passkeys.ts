import { z } from 'zod';
import type { Passkey } from '../account';
import { currentPassword } from './auth';
import { timestamp } from './values';
import { creationOptions, newPasskey, passkeyAnswer, requestOptions } from './webAuthn';

const passkey = z.object({
  id: z.string(),
  browser: z.string().nullable().describe('With what it was added; null when it is not known.'),
  system: z.string().nullable().describe('e.g. `Windows`; null when it is not known.'),
  createdAt: timestamp,
  lastUsedAt: timestamp.nullable().describe('Null until somebody has signed in with it.'),
  isSynced: z.boolean().describe('Whether it is kept on several devices.'),
}) satisfies z.ZodType<Passkey>;

/** GET /account/passkeys */
export const passkeysResponse = z.object({
  data: z.object({
    passkeys: z.array(passkey),
    isAskedAfterPassword: z.boolean(),
    recoveryCodesLeft: z.number().int(),
  }),
});

/** POST /account/passkeys/options */
export const passkeyCreationBody = z.object({ currentPassword });
export const passkeyCreationResponse = z.object({ data: z.object({ options: creationOptions }) });

/** POST /account/passkeys */
export const addPasskeyBody = z.object({
  passkey: newPasskey.describe('What `navigator.credentials.create` gives, as JSON.'),
});
export const addPasskeyResponse = z.object({ data: z.object({ passkey }) });

/** PUT /account/second-factor */
export const secondFactorBody = z.object({ currentPassword, isOn: z.boolean() });
export const secondFactorResponse = z.object({
  data: z.object({
    recoveryCodes: z.array(z.string()).describe('New ones, which are told this once.'),
  }),
});

/** DELETE /account/passkeys/:id */
export const removePasskeyBody = z.object({ currentPassword });

/** GET /auth/passkey-options */
export const passkeyRequestResponse = z.object({ data: z.object({ options: requestOptions }) });

/** POST /auth/passkey-sign-in */
export const passkeySignInBody = z.object({ passkey: passkeyAnswer });
