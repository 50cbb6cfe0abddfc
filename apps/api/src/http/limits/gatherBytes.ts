import { Writable } from 'node:stream';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const FIRST_BLOCK_BYTES = 1_024;
const BLOCK_BYTES = 64 * 1_024;
/** So many pieces of a file may be as small as they like, which a slow line may make them. */
const FREE_PIECES = 10_000;
/** How long those of a stream are at least, on average. */
const PIECE_MIN_BYTES = 64;

/** Bytes that come in pieces. */
export interface GatheredBytes {
  /**
   * Takes the next piece; false where so many are so small that their sender means to keep the node
   * at work.
   */
  add(piece: Buffer): boolean;
  /** How many have come. */
  length(): number;
  /** All that have come. */
  all(): Buffer;
}

/**
 * Keeps bytes, which takes no more memory however small the pieces are in which they come: each
 * would be an object of its own. `freePieces` may be of any size.
 */
export function gatheredBytes(freePieces: number): GatheredBytes {
  const blocks: Buffer[] = [];
  let [pieces, length, free] = [0, 0, 0];
  return {
    add(piece) {
      pieces += 1;
      for (let from = 0; from < piece.length;) {
        if (free === 0) {
          free = Math.min(BLOCK_BYTES, Math.max(FIRST_BLOCK_BYTES, length));
          blocks.push(Buffer.allocUnsafeSlow(free));
        }
        const block = blocks.at(-1)!;
        const copied = piece.copy(block, block.length - free, from);
        from += copied;
        length += copied;
        free -= copied;
      }
      return pieces <= freePieces || length >= pieces * PIECE_MIN_BYTES;
    },
    length: () => length,
    all: () => Buffer.concat(blocks, length),
  };
}

/** All bytes of a file. Throws `refusal` where its pieces are too many and too small. */
export async function gatherBytes(stream: Readable, refusal: () => Error): Promise<Buffer> {
  const gathered = gatheredBytes(FREE_PIECES);
  const write = (piece: Buffer, _encoding: string, done: (error?: Error) => void): void =>
    done(gathered.add(piece) ? undefined : refusal());
  await pipeline(stream, new Writable({ write }));
  return gathered.all();
}
