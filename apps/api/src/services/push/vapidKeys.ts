import { createECDH, createHash } from 'node:crypto';

/** By which push services know who sends, as base64url. */
interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/** The pair of a private key on P-256. */
export function vapidKeysOf(privateKey: Buffer): VapidKeys {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(privateKey);
  return {
    publicKey: curve.getPublicKey('base64url'),
    privateKey: privateKey.toString('base64url'),
  };
}

/** The pair that 32 bytes nobody can guess lead to, always the same one. */
export function vapidKeysFrom(seed: Buffer): VapidKeys {
  try {
    return vapidKeysOf(seed);
  } catch {
    // One of four thousand million is beyond the order of the curve.
    return vapidKeysFrom(createHash('sha256').update(seed).digest());
  }
}
