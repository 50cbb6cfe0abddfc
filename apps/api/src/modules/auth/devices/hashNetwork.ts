import { createHmac } from 'node:crypto';
import { addressRange } from '../../../http/clientAddress';

/**
 * Tells whether one person was in the same network before. It is made with a secret and for that
 * person alone, so that it neither tells an address nor who else is in that network.
 */
export const hashNetwork = (key: Buffer, userId: string, ip: string): string =>
  createHmac('sha256', key)
    .update(`${userId} ${addressRange(ip)}`)
    .digest('base64url');
