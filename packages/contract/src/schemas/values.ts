import { z } from 'zod';

/** An id in a path, query or body. Ids are opaque; anything of this form may be asked for. */
export const id = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, 'Not a valid id.');

/**
 * Names the person who acts. The server acts for the token's subject only: an id that differs is
 * refused with 403, a missing one means the subject.
 */
export const actorId = id
  .optional()
  .describe('The signed-in person; any other id is refused with 403.');

/** ISO 8601 date and time in UTC, with milliseconds. */
export const timestamp = z.string().describe('ISO 8601, UTC, with milliseconds.');

/** PostgreSQL cannot store NUL, and nobody means to write one. */
export const withoutNul = (text: string): string => text.replaceAll('\u0000', '');

/** Trimmed text that may be empty. */
export const optionalText = (max: number) =>
  z.string().overwrite(withoutNul).trim().max(max, `At most ${max} characters.`);

/** Trimmed text that is not empty. */
export const text = (max: number, missing = 'This must not be empty.') =>
  z.string().overwrite(withoutNul).trim().min(1, missing).max(max, `At most ${max} characters.`);

const SEARCH_MAX = 100;

/** Free text to search for; empty means no filter. */
export const search = optionalText(SEARCH_MAX).optional();

export const order = z.enum(['ASC', 'DESC']).default('DESC');

/** The body of a 204: none. */
export const noContent = z.null().describe('No body.');

export const idParams = z.object({ id });
