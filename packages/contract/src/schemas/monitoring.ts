import { z } from 'zod';
import { timestamp } from './values';

/** GET /health/live, /health/ready */
export const healthResponse = z.object({
  status: z
    .enum(['ok', 'degraded', 'unavailable'])
    .describe('degraded: the node serves, and `problems` says what it does without'),
  at: timestamp,
  checks: z.record(z.string(), z.boolean()).optional().describe('Whether each part works'),
  problems: z
    .record(z.string(), z.string())
    .optional()
    .describe('What cannot be done, by the part that fails'),
});
