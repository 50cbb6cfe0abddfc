import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import { badField, unavailable } from '../../../http/errors';
import type { PictureKind } from '../../imageKind';
import type { EncodedPicture } from '../encodePicture';
import { damaged } from '../readable/pictureRefusal';
import { createDecoders, DecoderEnded } from './decoders';

// Sources are run as such by tests and by the server that restarts at each change.
const isSource = import.meta.url.endsWith('.ts');

/** Of this process, for whatever it encodes: those at rest serve whoever comes next. */
export const decoders = createDecoders({
  program: new URL(isSource ? './decoder.ts' : './decoder.js', import.meta.url),
  nodeOptions: isSource
    ? [
        '--conditions=@clubline/source',
        `--import=${pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href}`,
      ]
    : [],
  // The heaviest that is not refused, an AVIF, was seen to take 840.
  megabytes: 1_024,
  seconds: 30,
  idleSeconds: 30,
  idleMegabytes: 300,
});

/**
 * Encodes a picture in another process, whose memory and time are limited. Throws 400 that names
 * `field` for what the picture is, also where it ends that process, and 503 where it takes too
 * long.
 */
export async function encodeApart(
  kind: PictureKind,
  bytes: Buffer,
  { field, log }: { field: string; log: Pick<FastifyBaseLogger, 'error'> },
): Promise<EncodedPicture> {
  const decoded = await decoders.decode({ kind, bytes }).catch((err: unknown) => {
    if (!(err instanceof DecoderEnded)) throw err;
    log.error({ err, kind, bytes: bytes.length }, 'a picture was not decoded');
    if (err.why === 'crashed') return { refusal: damaged().message };
    throw unavailable();
  });
  if ('refusal' in decoded) throw badField(field, decoded.refusal);
  return decoded.picture;
}
