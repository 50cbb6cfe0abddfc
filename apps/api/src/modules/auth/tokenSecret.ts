import { createHmac, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../config';
import { StartRefusal } from '../../startRefusal';

const SECRET_BYTES = 48;
const SECRET_MIN = 32;

/**
 * Secret of the access tokens: from the settings, else made once and kept in the data folder,
 * readable by its owner only.
 */
export function tokenSecret(config: Pick<Config, 'jwtSecret' | 'dataDir'>): string {
  if (config.jwtSecret !== undefined) return config.jwtSecret;
  mkdirSync(config.dataDir, { recursive: true });
  const file = join(config.dataDir, 'token-secret');
  try {
    writeFileSync(file, randomBytes(SECRET_BYTES).toString('base64url'), {
      mode: 0o600,
      flag: 'wx',
    });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const secret = readFileSync(file, 'utf8').trim();
  // As a full disk leaves it: tokens signed with it could be made by anybody.
  if (secret.length < SECRET_MIN)
    throw new StartRefusal(
      `DATA_DIR ${config.dataDir} holds a token-secret that is empty or cut off. Restore it from ` +
        'a backup, or delete that file: a new one is made, and everybody has to sign in again.',
    );
  return secret;
}

/** A key for another purpose, so that no secret serves two. */
export function derivedKey(secret: string, purpose: string): Buffer {
  return createHmac('sha256', secret).update(purpose).digest();
}
