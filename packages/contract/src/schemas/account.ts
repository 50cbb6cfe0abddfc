import { z } from 'zod';
import type { User } from '../entities';
import {
  BIO_MAX,
  EMAIL_PATTERN,
  PASSWORD_MIN,
  PROFILE_TAGS_MAX,
  USERNAME_PATTERN,
} from '../limits';
import { optionalText, text, timestamp, withoutNul } from './values';

/** Longest names, addresses and passwords the server takes; far beyond real ones. */
export const ACCOUNT_LIMITS = {
  name: 100,
  username: 100,
  email: 254,
  password: 1_000,
  tag: 40,
  sports: 50,
} as const;

const email = z
  .string('Email is required')
  .overwrite(withoutNul)
  .trim()
  .min(1, 'Email is required')
  .max(ACCOUNT_LIMITS.email, `At most ${ACCOUNT_LIMITS.email} characters.`)
  .regex(EMAIL_PATTERN, 'Invalid email format.');

const username = z
  .string('Username is required')
  .trim()
  .toLowerCase()
  .min(1, 'Username is required')
  .max(ACCOUNT_LIMITS.username, `At most ${ACCOUNT_LIMITS.username} characters.`)
  .regex(USERNAME_PATTERN, 'Only letters, numbers, and underscores are allowed.');

const password = z
  .string('Password is required')
  .min(PASSWORD_MIN, `Password must be at least ${PASSWORD_MIN} characters`)
  .max(ACCOUNT_LIMITS.password, `At most ${ACCOUNT_LIMITS.password} characters.`);

const tagList = z
  .array(text(ACCOUNT_LIMITS.tag, 'A tag must not be empty.'))
  .max(PROFILE_TAGS_MAX, `You can add up to ${PROFILE_TAGS_MAX} profile tags.`)
  .refine(
    (tags) => new Set(tags.map((tag) => tag.toLowerCase())).size === tags.length,
    'Tags must differ from each other.',
  );

/** The payload's email names the person who acts; another person's is refused with 403, a missing one means the subject. */
const ownEmail = z
  .string()
  .trim()
  .max(ACCOUNT_LIMITS.email)
  .optional()
  .describe('The signed-in person’s own address; any other is refused with 403.');

/** A person as they see themselves. */
export const ownUser = z.object({
  id: z.string(),
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  bio: z.string().nullable(),
  tags: z.object({ profile: z.array(z.string()) }),
  sportInterests: z.array(z.string()),
  profilePicture: z.string().nullable(),
  points: z.number().int(),
  role: z.enum(['user', 'admin']),
}) satisfies z.ZodType<User>;

/** POST /auth/sign-up */
export const signUpBody = z.object({
  email,
  password,
  firstName: text(ACCOUNT_LIMITS.name, 'First name is required'),
  lastName: text(ACCOUNT_LIMITS.name, 'Last name is required'),
  username,
  tags: z.object({ profile: tagList.min(1, 'Please select at least one profile tag.') }),
  sportInterests: z
    .array(text(ACCOUNT_LIMITS.tag))
    .min(1, 'Please select at least one sport.')
    .max(ACCOUNT_LIMITS.sports),
});
export const signUpResponse = z.object({ user: ownUser });

const identifier = text(ACCOUNT_LIMITS.email)
  .optional()
  .describe('One of email and username is needed.');

/** POST /auth/sign-in; exactly one of email and username. */
export const signInBody = z
  .object({
    email: identifier,
    username: identifier,
    password,
  })
  .refine((body) => body.email !== undefined || body.username !== undefined, {
    path: ['email'],
    message: 'Email or username is required',
  });

export const tokens = z.object({ accessToken: z.string(), refreshToken: z.string() });
export const signInResponse = tokens.extend({ user: ownUser });

/** POST /auth/refresh */
export const refreshBody = z.object({
  refreshToken: z.string('refreshToken is required').min(1).max(500),
});

/** POST /auth/frame-session; the refresh token shows that a whole session asks, not somebody who was lent an access token. */
export const frameSessionBody = refreshBody;

/** POST /auth/logout; the refresh token is an addition for clients whose access token is lost. */
export const logoutBody = z.object({ refreshToken: z.string().max(500).optional() }).nullish();

/** GET /login */
export const loginQuery = z.object({ next: z.string().max(2_000).optional() });

/** GET /users/check-username/{username}, /users/check-email/{email} */
export const checkUsernameParams = z.object({ username: optionalText(ACCOUNT_LIMITS.email) });
export const checkEmailParams = z.object({ email: optionalText(ACCOUNT_LIMITS.email) });
export const existsResponse = z.object({ exists: z.boolean() });

/** PATCH /users/update-name */
export const updateNameBody = z.object({
  email: ownEmail,
  firstName: signUpBody.shape.firstName,
  lastName: signUpBody.shape.lastName,
});

/** PATCH /users/update-username */
export const updateUsernameBody = z.object({ email: ownEmail, username });

/** PUT /users/update-bio */
export const updateBioBody = z.object({
  email: ownEmail,
  bio: z.string().trim().max(BIO_MAX, `At most ${BIO_MAX} characters.`).nullish(),
  tags: z.object({ profile: tagList }).optional(),
});

/** The fields beside the file of POST /users/update-profile-picture */
export const updatePictureFields = z.object({ email: ownEmail });
export const updatePictureResponse = z.object({ profilePicture: z.string() });
export const updatedUserResponse = z.object({ user: ownUser });

/** POST /api/identity/send-reset-code, in the identity provider's shape: its errors are UPPER_SNAKE. */
export const sendResetCodeBody = z.object(
  {
    requestType: z.literal('PASSWORD_RESET', 'INVALID_REQ_TYPE'),
    email: z
      .string('MISSING_EMAIL')
      .overwrite(withoutNul)
      .trim()
      .min(1, 'MISSING_EMAIL')
      .max(ACCOUNT_LIMITS.email, 'INVALID_EMAIL')
      .regex(EMAIL_PATTERN, 'INVALID_EMAIL'),
  },
  'INVALID_REQUEST',
);
export const sendResetCodeResponse = z.object({ email: z.string() });

/** POST /auth/reset-password */
export const resetPasswordBody = z.object({
  token: z.string('token is required').min(1).max(500),
  password,
});
export const doneResponse = z.object({ success: z.literal(true) });

/** Body of every error answer. */
export const errorResponse = z.object({
  statusCode: z.number().int(),
  error: z.string(),
  message: z.string(),
  errors: z
    .array(z.object({ property: z.string(), messages: z.array(z.string()) }))
    .optional()
    .describe('Each field that was wrong.'),
});

/** GET /health/ready */
export const healthResponse = z.object({
  status: z.enum(['ok', 'unavailable']),
  at: timestamp,
  checks: z.record(z.string(), z.boolean()).optional(),
});
