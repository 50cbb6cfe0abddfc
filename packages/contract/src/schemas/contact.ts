import { z } from 'zod';
import { EMAIL_PATTERN } from '../auth';
import { isPlainAddress, nameText, text } from './values';

const CONTACT_LIMITS = { name: 120, email: 254, message: 5_000 } as const;

/** POST /contact */
export const contactBody = z.object({
  name: nameText(CONTACT_LIMITS.name, 'Name is required.'),
  email: text(CONTACT_LIMITS.email, 'Email is required')
    .regex(EMAIL_PATTERN, 'Invalid email format.')
    .refine(isPlainAddress, 'Invalid email format.'),
  message: text(CONTACT_LIMITS.message, 'Message is required.'),
});
/** What the form of the contact page sends where no script runs: checked by `contactBody` after. */
export const contactForm = z.object({
  name: z.string().default(''),
  email: z.string().default(''),
  message: z.string().default(''),
});
export const contactResponse = z.object({ ok: z.literal(true) });
