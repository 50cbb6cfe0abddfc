import { Writable } from 'node:stream';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const BLOCK_BYTES = 64 * 1_024;
/** So many pieces may be as small as they like, which a slow line may make them. */
const FREE_PIECES = 10_000;
/** How long those of a stream are at least, on average. */
const PIECE_MIN_BYTES = 64;

/**
 * All bytes of a stream, which takes no more memory however small the pieces are in which they
 * come: each would be an object of its own. Throws `refusal` where so many are so small that their
 * sender means to keep the node at work.
 */
export async function gatherBytes(stream: Readable, refusal: () => Error): Promise<Buffer> {
  const blocks: Buffer[] = [];
  let pieces = 0;
  let length = 0;
  const write = (piece: Buffer, _encoding: string, done: (error?: Error) => void): void => {
    pieces += 1;
    for (let from = 0; from < piece.length;) {
      const at = length % BLOCK_BYTES;
      if (at === 0) blocks.push(Buffer.allocUnsafeSlow(BLOCK_BYTES));
      const copied = piece.copy(blocks.at(-1)!, at, from);
      from += copied;
      length += copied;
    }
    const isTooSmall = pieces > FREE_PIECES && length < pieces * PIECE_MIN_BYTES;
    done(isTooSmall ? refusal() : undefined);
  };
  await pipeline(stream, new Writable({ write }));
  return Buffer.concat(blocks, length);
}
