import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { badRequest, HttpError } from '../errors';
import { gatheredBytes } from './gatherBytes';

/** So many pieces of a body may be as small as they like: clients send one or two. */
const FREE_PIECES = 500;

/**
 * The text of a body, for parsers of content types. Fastify's own `parseAs` keeps each piece in
 * which a body arrives, and one may be a byte. Throws 413 beyond what its route takes, 400 where
 * pieces are too small or more or less arrives than was announced.
 */
export function readText(request: FastifyRequest, payload: Readable): Promise<string> {
  const limit = request.routeOptions.bodyLimit;
  const announced = request.headers['content-length'];
  return new Promise((resolve, reject) => {
    const gathered = gatheredBytes(FREE_PIECES);
    const settle = (refusal?: Error): void => {
      payload.off('data', onData).off('end', onEnd).off('error', onError);
      if (refusal === undefined) resolve(gathered.all().toString());
      else reject(refusal);
    };
    const onData = (piece: Buffer): void => {
      if (!gathered.add(piece))
        settle(badRequest('The body arrives in pieces that are too small.'));
      else if (gathered.length() > limit) settle(tooLarge());
    };
    const onEnd = (): void => {
      const isWhole = announced === undefined || Number(announced) === gathered.length();
      settle(isWhole ? undefined : badRequest('The body is not as long as was announced.'));
    };
    // Who goes away in the middle of it is no failure of ours.
    const onError = (): void => settle(badRequest('The body is incomplete.'));
    if (Number(announced) > limit) reject(tooLarge());
    else payload.on('data', onData).on('end', onEnd).on('error', onError);
  });
}

const tooLarge = () => new HttpError(413, 'The request is too large.');
