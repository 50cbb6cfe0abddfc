import { z } from 'zod';
import { timestamp } from './values';

/** GET /health/live, /health/ready */
export const healthResponse = z.object({
  status: z.enum(['ok', 'unavailable']),
  at: timestamp,
  checks: z.record(z.string(), z.boolean()).optional(),
});
