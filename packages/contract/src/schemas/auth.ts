import { z } from 'zod';
import { EMAIL_PATTERN, NEW_PASSWORD_MIN, PASSWORD_MIN } from '../auth';
import { accountIdentifier, newAccount, ownUser } from './account';
import { errorResponse } from './errors';
import { clientId, withoutNul } from './values';
import { passkeyAnswer, requestOptions } from './webAuthn';

/** Longest password the server takes; far beyond real ones. */
const PASSWORD_MAX = 1_000;
const EMAIL_MAX = 254;
const TOKEN_MAX = 500;
const CODE_MAX = 100;

const passwordOf = (shortest: number) =>
  z
    .string('Password is required')
    .min(shortest, `Password must be at least ${shortest} characters`)
    .max(PASSWORD_MAX, `At most ${PASSWORD_MAX} characters.`);

const newPassword = passwordOf(NEW_PASSWORD_MIN);

/** POST /auth/sign-up */
const { email, ...profile } = newAccount.shape;
export const signUpBody = z.object({ email, password: newPassword, ...profile });
export const signUpResponse = z.object({ user: ownUser });

const identifier = accountIdentifier.optional().describe('One of email and username is needed.');

/**
 * POST /auth/sign-in; exactly one of email and username. Who is asked for a passkey sends the same
 * again, with it or with a recovery code.
 */
export const signInBody = z
  .object({
    email: identifier,
    username: identifier,
    password: passwordOf(PASSWORD_MIN),
    passkey: passkeyAnswer.optional(),
    recoveryCode: z.string().max(CODE_MAX).optional(),
  })
  .refine((body) => body.email !== undefined || body.username !== undefined, {
    path: ['email'],
    message: 'Email or username is required',
  });

export const tokens = z.object({ accessToken: z.string(), refreshToken: z.string() });
export const signInResponse = tokens.extend({ user: ownUser });

/** POST /auth/sign-in, where the password is right and the account asks for a passkey as well. */
export const secondFactorNeededResponse = errorResponse.extend({
  secondFactor: z.object({ options: requestOptions }),
});

/** POST /auth/refresh */
export const refreshBody = z.object({
  refreshToken: z.string('refreshToken is required').min(1).max(TOKEN_MAX),
});

/**
 * POST /auth/frame-session; the refresh token shows that a whole session asks, not somebody who was
 * lent an access token.
 */
export const frameSessionBody = z.object({ ...refreshBody.shape });

/** POST /auth/logout; the refresh token is an addition for clients whose access token is lost. */
export const logoutBody = z
  .object({ refreshToken: z.string().max(TOKEN_MAX).optional() })
  .nullish();

/** GET /login */
export const loginQuery = z.object({ next: z.string().max(2_000).optional() });

/**
 * POST /api/identity/send-reset-code, in the identity provider's shape: its errors are UPPER_SNAKE.
 */
export const sendResetCodeBody = z.object(
  {
    requestType: z.literal('PASSWORD_RESET', 'INVALID_REQ_TYPE'),
    email: z
      .string('MISSING_EMAIL')
      .overwrite(withoutNul)
      .trim()
      .min(1, 'MISSING_EMAIL')
      .max(EMAIL_MAX, 'INVALID_EMAIL')
      .regex(EMAIL_PATTERN, 'INVALID_EMAIL'),
  },
  'INVALID_REQUEST',
);
export const sendResetCodeResponse = z.object({ email: z.string() });

/** POST /auth/reset-password */
export const resetPasswordBody = z.object({
  token: z.string('token is required').min(1).max(TOKEN_MAX),
  password: newPassword,
});
/** The current one, which may be older than today's rules. */
export const currentPassword = z
  .string('currentPassword is required')
  .min(1, 'Password is required')
  .max(PASSWORD_MAX, `At most ${PASSWORD_MAX} characters.`);

/** POST /auth/change-password */
export const changePasswordBody = z.object({ currentPassword, password: newPassword, clientId });
export const successResponse = z.object({ success: z.literal(true) });

/** The page at /reset-password: its query, and its form. */
export const resetPageQuery = z.object({ token: z.string().max(TOKEN_MAX).default('') });
export const resetPageForm = z.object({
  token: z.string().max(TOKEN_MAX),
  password: z.string().max(PASSWORD_MAX),
  again: z.string().max(PASSWORD_MAX),
});

/** The page at /confirm-email: its query, and its form. */
export const confirmationPageQuery = z.object({ token: z.string().max(TOKEN_MAX).default('') });
export const confirmationPageForm = z.object({ token: z.string().max(TOKEN_MAX) });

const typed = z.string().default('');
/** One checkbox that is ticked is sent as a text, several as a list. */
const ticked = z.union([z.string(), z.array(z.string())]).default([]);

/**
 * What the forms of the site send where no script runs: checked after that by what their calls
 * take.
 */
export const signInForm = z.object({ identifier: typed, password: typed, recoveryCode: typed });
export const signUpForm = z.object({
  firstName: typed,
  lastName: typed,
  username: typed,
  email: typed,
  password: typed,
  confirmation: typed,
  sports: ticked,
  tags: ticked,
});
export const resetForm = z.object({ email: typed });
