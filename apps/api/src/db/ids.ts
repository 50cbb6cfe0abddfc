import { randomBytes } from 'node:crypto';

let lastTime = 0;
let counter = 0;

/** A version 7 UUID: unguessable, and ids made later on the same node sort later. */
export function newId(now = Date.now()): string {
  if (now > lastTime) {
    lastTime = now;
    counter = randomBytes(2).readUInt16BE() & 0x7ff;
  } else {
    counter += 1;
    if (counter > 0xfff) {
      lastTime += 1;
      counter = 0;
    }
  }
  const random = randomBytes(8);
  random[0] = (random[0]! & 0x3f) | 0x80;
  const time = lastTime.toString(16).padStart(12, '0');
  const tail = random.toString('hex');
  return [
    time.slice(0, 8),
    time.slice(8),
    `7${counter.toString(16).padStart(3, '0')}`,
    tail.slice(0, 4),
    tail.slice(4),
  ].join('-');
}
