import { createHmac } from 'node:crypto';
import { addressRange } from '../../../http/clientAddress';
import type { Origin } from '../../../services/sessions';
import { derivedKey } from '../tokenSecret';
import { readUserAgent } from './userAgent';

/**
 * Reads with what, and in which network, a person signs in. The network's hash tells whether that
 * person was there before: it is made with a secret and for them alone, so that it neither tells an
 * address nor who else is there.
 */
export function createDeviceReader(secret: string) {
  const key = derivedKey(secret, 'networks');
  return (userId: string, { userAgent, ip }: Origin) => ({
    ...readUserAgent(userAgent),
    networkHash: createHmac('sha256', key)
      .update(`${userId} ${addressRange(ip)}`)
      .digest('base64url'),
  });
}
