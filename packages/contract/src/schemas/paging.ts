import { z } from 'zod';

/**
 * Rows of a list whose call has no paging of its own, fewer where they are long; `meta.nextCursor`
 * leads on from there.
 */
export const UNPAGED_LIST_MAX = 500;

/** What a page may end with, in base64: the longest name, of three bytes a sign, and an id. */
const CURSOR_MAX = 500;

/** A keyset position, opaque to the client; empty means the beginning. */
export const cursor = z
  .string()
  .max(CURSOR_MAX)
  .regex(/^[A-Za-z0-9_-]*$/, 'Not a cursor of this list.');

/** Goes on from where a page ended, instead of a number or an offset. */
export const laterCursor = cursor
  .optional()
  .describe('Addition: goes on after the page with this `meta.nextCursor`.');

/** Paging that may be added to a list call which the specification shows without paging. */
export const keysetQuery = z.object({
  cursor: cursor.optional(),
  limit: z.coerce.number().int().min(1).max(UNPAGED_LIST_MAX).default(UNPAGED_LIST_MAX),
});

export const keysetMeta = z.object({ nextCursor: z.string().nullable(), hasMore: z.boolean() });

export const pageMeta = z.object({
  hasNextPage: z.boolean(),
  page: z.number().int().optional(),
  limit: z.number().int().optional(),
  total: z.number().int().optional(),
  nextCursor: z
    .string()
    .nullable()
    .describe('Addition: leads on from the last row sent; null at the end.'),
});
