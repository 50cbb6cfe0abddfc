import type { Socket } from 'node:net';
import { UpgradableRequest } from '../../../live';

/** How long pieces of a body are at least, on average, beyond those that may be of any size. */
const PIECE_MIN_BYTES = 64;
/** So many of a body may be smaller: twice as many as a reader takes, who first answers why. */
const FREE_PIECES = 20_000;
/** So many may be smaller that wait to be read, of all requests of a connection. */
const FREE_WAITING_PIECES = 500;
/** Beyond what any call takes, by far: who sends too long a picture is told so. */
const MAX_BYTES = 32 * 1_048_576;

/** Requests of each connection that may have pieces waiting. */
const unread = new WeakMap<Socket, Set<BoundedRequest>>();

/**
 * A request whose connection is cut where its body comes in too many small pieces, or does not end.
 * Each piece is kept as it came while nobody reads it, as the body of a GET or one that is read
 * later: hundreds of bytes for one of a byte, where Node counts that byte. What was answered
 * without its body being read goes on arriving, which no rate counts.
 */
export class BoundedRequest extends UpgradableRequest {
  private pieces = 0;
  private bytes = 0;
  private waitingPieces = 0;

  override push(piece: Buffer | null, encoding?: BufferEncoding): boolean {
    const takesMore = super.push(piece, encoding);
    if (piece === null) return takesMore;
    const waitingBytes = this.readableLength;
    this.pieces += 1;
    this.bytes += piece.length;
    this.waitingPieces = waitingBytes === 0 ? 0 : this.waitingPieces + 1;
    if (
      this.bytes > MAX_BYTES ||
      areTooSmall(this.pieces, this.bytes, FREE_PIECES) ||
      (waitingBytes > 0 && this.tooManyWait())
    )
      this.socket.destroy();
    return takesMore;
  }

  /** Several wait for their turn on a connection, each with its body. */
  private tooManyWait(): boolean {
    const waiting = unread.get(this.socket) ?? new Set();
    unread.set(this.socket, waiting.add(this));
    let [pieces, bytes] = [0, 0];
    for (const request of waiting) {
      if (request.readableLength === 0) waiting.delete(request);
      else [pieces, bytes] = [pieces + request.waitingPieces, bytes + request.readableLength];
    }
    return areTooSmall(pieces, bytes, FREE_WAITING_PIECES);
  }
}

const areTooSmall = (pieces: number, bytes: number, free: number): boolean =>
  pieces > free && bytes < pieces * PIECE_MIN_BYTES;
