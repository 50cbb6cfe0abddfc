import { z } from 'zod';
import type { PersonSummary } from '../entities';
import { REACTION_KINDS } from '../limits';
import { MEDIA_MAX, PLAIN_LIST_MAX, TEXT_LIMITS } from './textLimits';

/** An id in a path, query or body. Ids are opaque; anything of this form may be asked for. */
export const id = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, 'Not a valid id.');

/**
 * Names the person who acts. The server acts for the token's subject only: an id that differs is refused with 403, a
 * missing one means the subject.
 */
export const actorId = id
  .optional()
  .describe('The signed-in person; any other id is refused with 403.');

/** ISO 8601 date and time in UTC, with milliseconds. */
export const timestamp = z.string().describe('ISO 8601, UTC, with milliseconds.');

/** PostgreSQL stores no NUL, and nobody means to write one. */
export const withoutNul = (text: string): string => text.replaceAll('\u0000', '');

/** Trimmed text that may be empty. */
export const optionalText = (max: number) =>
  z.string().overwrite(withoutNul).trim().max(max, `At most ${max} characters.`);

/** Trimmed text that is not empty. */
export const text = (max: number, missing = 'This must not be empty.') =>
  z.string().overwrite(withoutNul).trim().min(1, missing).max(max, `At most ${max} characters.`);

/** Free text to search for; empty means no filter. */
export const search = optionalText(TEXT_LIMITS.search).optional();

export const order = z.enum(['ASC', 'DESC']).default('DESC');

export const reactionKind = z.enum(REACTION_KINDS);

/** Addresses of images uploaded to this server. */
export const mediaUrls = z
  .array(z.string().min(1).max(500))
  .max(MEDIA_MAX, `At most ${MEDIA_MAX} images.`)
  .default([]);

/** A keyset position, opaque to the client; empty means the beginning. */
export const cursor = z
  .string()
  .max(200)
  .regex(/^[A-Za-z0-9_-]*$/, 'Not a cursor of this list.');

/** Paging that may be added to a list call which the specification shows without paging. */
export const keysetQuery = z.object({
  cursor: cursor.optional(),
  limit: z.coerce.number().int().min(1).max(PLAIN_LIST_MAX).default(PLAIN_LIST_MAX),
});

export const keysetMeta = z.object({ nextCursor: z.string().nullable(), hasMore: z.boolean() });

export const pageMeta = z.object({
  hasNextPage: z.boolean(),
  page: z.number().int().optional(),
  limit: z.number().int().optional(),
  total: z.number().int().optional(),
});

export const personSummary = z.object({
  id: z.string(),
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  profilePicture: z.string().nullable(),
}) satisfies z.ZodType<PersonSummary>;

/** Answer of a count call. */
export const count = z.object({ count: z.number().int() });

/** The body of a 204: none. */
export const nothing = z.null().describe('No body.');

export const clubIdParams = z.object({ clubId: id });
export const idParams = z.object({ id });
