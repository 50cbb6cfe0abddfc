import { createHash } from 'node:crypto';

/**
 * The form in which refresh tokens, reset links and keys of partners are stored, so that a copy
 * opens nothing.
 */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex');
