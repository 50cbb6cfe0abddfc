import { z } from 'zod';
import { ACCOUNT_PERMISSIONS } from '../account';
import type { Device, OwnEmail } from '../account';
import { EMAIL_PATTERN } from '../auth';
import { BIO_MAX, PROFILE_TAGS_MAX, USERNAME_PATTERN } from '../profiles';
import type { User } from '../profiles';
import {
  aboutText,
  isPlainAddress,
  nameText,
  optionalText,
  seenFields,
  seenText,
  text,
  timestamp,
  withoutNul,
} from './values';

/** Longest names and addresses the server takes; far beyond real ones. */
const ACCOUNT_LIMITS = { name: 100, username: 100, email: 254, tag: 40, sports: 50 } as const;

/** The end of a domain may be written with a dot, which mail servers do not take. */
const withoutLastDots = (email: string): string => email.replace(/(?<!\.)\.+$/, '');

const email = z
  .string('Email is required')
  .overwrite(withoutNul)
  .trim()
  .overwrite(withoutLastDots)
  .min(1, 'Email is required')
  .max(ACCOUNT_LIMITS.email, `At most ${ACCOUNT_LIMITS.email} characters.`)
  .regex(EMAIL_PATTERN, 'Invalid email format.')
  .refine(isPlainAddress, 'Invalid email format.');

const username = z
  .string('Username is required')
  .trim()
  .toLowerCase()
  .min(1, 'Username is required')
  .max(ACCOUNT_LIMITS.username, `At most ${ACCOUNT_LIMITS.username} characters.`)
  .regex(USERNAME_PATTERN, 'Only letters, numbers, and underscores are allowed.');

const tagList = z
  .array(nameText(ACCOUNT_LIMITS.tag, 'A tag must not be empty.'))
  .max(PROFILE_TAGS_MAX, `You can add up to ${PROFILE_TAGS_MAX} profile tags.`)
  .refine(
    (tags) => new Set(tags.map((tag) => tag.toLowerCase())).size === tags.length,
    'Tags must differ from each other.',
  );

/** Fields of a new account; sign-up adds the password. */
export const newAccount = z.object({
  email,
  firstName: nameText(ACCOUNT_LIMITS.name, 'First name is required'),
  lastName: nameText(ACCOUNT_LIMITS.name, 'Last name is required'),
  username,
  tags: z.object({ profile: tagList.min(1, 'Please select at least one profile tag.') }),
  sportInterests: z
    .array(nameText(ACCOUNT_LIMITS.tag, 'A sport must not be empty.'))
    .min(1, 'Please select at least one sport.')
    .max(ACCOUNT_LIMITS.sports),
});

/** An email or username by which an account is looked up. */
export const accountIdentifier = text(ACCOUNT_LIMITS.email);

/**
 * The payload's email names the person who acts; another person's is refused with 403, a missing
 * one means the subject.
 */
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
  permissions: z
    .array(z.enum(ACCOUNT_PERMISSIONS))
    .describe('Addition: which further calls this server has for one’s own account.'),
}) satisfies z.ZodType<User>;

/** GET /users/check-username/{username}, /users/check-email/{email} */
export const checkUsernameParams = z.object({ username: optionalText(ACCOUNT_LIMITS.username) });
export const checkEmailParams = z.object({ email: optionalText(ACCOUNT_LIMITS.email) });
export const existsResponse = z.object({ exists: z.boolean() });

/** PATCH /users/update-name */
export const updateNameBody = z.object({
  email: ownEmail,
  firstName: newAccount.shape.firstName,
  lastName: newAccount.shape.lastName,
  seen: seenFields({
    firstName: seenText(ACCOUNT_LIMITS.name),
    lastName: seenText(ACCOUNT_LIMITS.name),
  }),
});

/** PATCH /users/update-username */
export const updateUsernameBody = z.object({ email: ownEmail, username });

/** PUT /users/update-bio */
export const updateBioBody = z.object({
  email: ownEmail,
  bio: aboutText(BIO_MAX).nullish(),
  tags: z.object({ profile: tagList }).optional(),
  seen: seenFields({
    bio: seenText(BIO_MAX).nullable(),
    tags: z.object({ profile: z.array(seenText(ACCOUNT_LIMITS.tag)).max(PROFILE_TAGS_MAX * 10) }),
  }),
});

/** The fields beside the file of POST /users/update-profile-picture */
export const updatePictureFields = z.object({ email: ownEmail });
export const updatePictureResponse = z.object({ profilePicture: z.string() });
export const updatedUserResponse = z.object({ user: ownUser });

const device = z.object({
  id: z.string(),
  browser: z.string().nullable().describe('Name of the product; null when it is not known.'),
  system: z.string().nullable().describe('e.g. `Windows`; null when it is not known.'),
  startedAt: timestamp.describe('When somebody signed in there.'),
  lastUsedAt: timestamp.describe('To within the lifetime of an access token.'),
  isCurrent: z.boolean().describe('Whether it is the one that asks.'),
  isFrame: z
    .boolean()
    .describe('Whether it is a frame on another page, without the site it was begun from.'),
}) satisfies z.ZodType<Device>;

/** GET /account/devices */
export const devicesResponse = z.object({
  data: z.object({ devices: z.array(device) }),
});

/** GET /account/email */
export const ownEmailResponse = z.object({
  data: z.object({
    email: z.string(),
    isConfirmed: z.boolean().describe('Whether a link mailed there was used.'),
  }) satisfies z.ZodType<OwnEmail>,
});
