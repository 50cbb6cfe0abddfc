import { randomBytes, scrypt as scryptWithCallback, timingSafeEqual } from 'node:crypto';
import type { ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';
import { addressNames } from '../../../http/clientAddress';
import { createJobQueue } from '../../../services/jobQueue';

const scrypt = promisify<string, Buffer, number, ScryptOptions, Buffer>(scryptWithCallback);

const KEY_BYTES = 32;
const SALT_BYTES = 16;

interface Cost {
  log2N: number;
  r: number;
  p: number;
}

const costOf = (log2N: number): Cost => ({ log2N, r: 8, p: 3 });

// Two at a time keep memory and the thread pool bounded.
const hashing = createJobQueue({ running: 2, waiting: 64 });

async function deriveKey(
  password: string,
  salt: Buffer,
  { log2N, r, p }: Cost,
  ip: string | undefined,
): Promise<Buffer> {
  const N = 2 ** log2N;
  return await hashing(
    () =>
      scrypt(password.normalize('NFKC'), salt, KEY_BYTES, {
        N,
        r,
        p,
        maxmem: 128 * r * (N + p + 2),
      }),
    ip === undefined ? [] : addressNames(ip),
  );
}

const format = ({ log2N, r, p }: Cost, salt: Buffer, key: Buffer): string =>
  ['scrypt', log2N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');

/**
 * A memory-hard hash that names its own cost, so that the cost can be raised later. Ranges of
 * addresses take turns, and so do the addresses of a range; without `ip` nobody asked for it from
 * outside.
 */
export async function hashPassword(password: string, log2N: number, ip?: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const cost = costOf(log2N);
  return format(cost, salt, await deriveKey(password, salt, cost, ip));
}

/**
 * Whether the password belongs to the hash. Takes as long when there is no account, so that its
 * duration does not reveal whether there is one.
 */
export async function isPassword(
  password: string,
  stored: string | undefined,
  log2N: number,
  ip?: string,
): Promise<boolean> {
  const hash = stored ?? format(costOf(log2N), Buffer.alloc(SALT_BYTES), Buffer.alloc(KEY_BYTES));
  const [kind, storedLog2N, r, p, salt, key] = hash.split('$');
  if (kind !== 'scrypt' || salt === undefined || key === undefined) return false;
  const expected = Buffer.from(key, 'base64url');
  const cost = { log2N: Number(storedLog2N), r: Number(r), p: Number(p) };
  const actual = await deriveKey(password, Buffer.from(salt, 'base64url'), cost, ip);
  return (
    stored !== undefined && expected.length === actual.length && timingSafeEqual(expected, actual)
  );
}
