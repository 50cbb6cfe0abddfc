import { z } from 'zod';
import { EMAIL_PATTERN } from '../limits';
import { TEXT_LIMITS } from './textLimits';
import { text } from './values';

/** POST /contact */
export const contactBody = z.object({
  name: text(TEXT_LIMITS.contactName, 'Name is required.'),
  email: text(TEXT_LIMITS.contactEmail, 'Email is required').regex(
    EMAIL_PATTERN,
    'Invalid email format.',
  ),
  message: text(TEXT_LIMITS.contactMessage, 'Message is required.'),
});
export const contactResponse = z.object({ ok: z.literal(true) });
