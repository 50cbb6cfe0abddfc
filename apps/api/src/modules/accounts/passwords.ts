import { randomBytes, scrypt as scryptWithCallback, timingSafeEqual } from 'node:crypto';
import type { ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';
import { createTurnstile } from '../../services/turnstile';

const scrypt = promisify<string, Buffer, number, ScryptOptions, Buffer>(scryptWithCallback);

/** 2^15 blocks of a KiB, 32 MiB for each hash, passed three times. */
export const PASSWORD_LOG2N = 15;
const costOf = (log2N: number) => ({ log2N, r: 8, p: 3 });
const KEY_BYTES = 32;

// Two at a time keep memory and the thread pool bounded; whoever finds the queue full is told to come back.
const pass = createTurnstile(2, 64);

async function derive(
  password: string,
  salt: Buffer,
  { log2N, r, p }: ReturnType<typeof costOf>,
): Promise<Buffer> {
  const N = 2 ** log2N;
  return await pass(() =>
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, { N, r, p, maxmem: 128 * r * (N + p + 2) }),
  );
}

/** A memory-hard hash that names its own cost, so that the cost can be raised later. */
export async function hashPassword(password: string, log2N = PASSWORD_LOG2N): Promise<string> {
  const salt = randomBytes(16);
  const cost = costOf(log2N);
  const key = await derive(password, salt, cost);
  return [
    'scrypt',
    cost.log2N,
    cost.r,
    cost.p,
    salt.toString('base64url'),
    key.toString('base64url'),
  ].join('$');
}

const nobody = (log2N: number) =>
  `scrypt$${Object.values(costOf(log2N)).join('$')}$${Buffer.alloc(16).toString('base64url')}$${Buffer.alloc(KEY_BYTES).toString('base64url')}`;

/** Whether the password belongs to the hash. Takes as long when there is no account, so that time does not tell. */
export async function isPassword(
  password: string,
  stored: string | undefined,
  log2N = PASSWORD_LOG2N,
): Promise<boolean> {
  const [kind, storedLog2N, r, p, salt, key] = (stored ?? nobody(log2N)).split('$');
  if (kind !== 'scrypt' || salt === undefined || key === undefined) return false;
  const expected = Buffer.from(key, 'base64url');
  const actual = await derive(password, Buffer.from(salt, 'base64url'), {
    log2N: Number(storedLog2N),
    r: Number(r),
    p: Number(p),
  });
  return (
    stored !== undefined && expected.length === actual.length && timingSafeEqual(expected, actual)
  );
}
