import { z } from 'zod';
import type { ErrorBody } from '../errors';

/** Body of every error answer. */
export const errorResponse = z.object({
  statusCode: z.number().int(),
  error: z.string(),
  message: z.string(),
  errors: z
    .array(z.object({ property: z.string(), messages: z.array(z.string()) }))
    .optional()
    .describe('Each field that was wrong.'),
}) satisfies z.ZodType<ErrorBody>;
