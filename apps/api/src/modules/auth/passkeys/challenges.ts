import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { CHALLENGE_MS, type Challenges } from '../../../services/challenges';
import { derivedKey } from '../tokenSecret';

const NONCE_BYTES = 16;
const TIME_BYTES = 6;

/** Issues challenges by a key of this secret, and knows them again. */
export function newChallenges(secret: string, now: () => number): Challenges {
  const key = derivedKey(secret, 'challenges');
  const seal = (head: Buffer, purpose: string, subject: string) =>
    createHmac('sha256', key)
      .update(head)
      .update(JSON.stringify([purpose, subject]))
      .digest();
  return {
    issue(purpose, subject) {
      const head = Buffer.alloc(NONCE_BYTES + TIME_BYTES);
      randomBytes(NONCE_BYTES).copy(head);
      head.writeUIntBE(now() + CHALLENGE_MS, NONCE_BYTES, TIME_BYTES);
      return new Uint8Array([...head, ...seal(head, purpose, subject)]);
    },
    isOpen(challenge, purpose, subject) {
      const bytes = Buffer.from(challenge, 'base64url');
      const head = bytes.subarray(0, NONCE_BYTES + TIME_BYTES);
      const seen = bytes.subarray(head.length);
      const due = seal(head, purpose, subject);
      if (seen.length !== due.length || !timingSafeEqual(seen, due)) return false;
      return head.readUIntBE(NONCE_BYTES, TIME_BYTES) > now();
    },
  };
}
