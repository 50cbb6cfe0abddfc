import type { PictureKind } from '../../imageKind';
import { MAX_FRAMES, tooManyFrames } from './pictureRefusal';
import { withoutPngTexts } from './pngChunks';
import { stillAvif } from './stillAvif';

const WEBP_FRAME = Buffer.from('ANMF');

/**
 * Refuses a WebP of too many frames. Its decoder goes over all frames for each of them, already to
 * count them.
 */
function withFewFrames(webp: Buffer): Buffer {
  let count = 0;
  for (let at = webp.indexOf(WEBP_FRAME); at >= 0; at = webp.indexOf(WEBP_FRAME, at + 4)) {
    count += 1;
    if (count > MAX_FRAMES) throw tooManyFrames();
  }
  return webp;
}

const readers: Partial<Record<PictureKind, (bytes: Buffer) => Buffer>> = {
  png: withoutPngTexts,
  webp: withFewFrames,
  avif: stillAvif,
};

/**
 * What a decoder is given of a picture, whose head it can be asked for then at no great cost.
 * Throws for what it would have to unpack to say how large it is.
 */
export const readyToDecode = (kind: PictureKind, bytes: Buffer): Buffer =>
  readers[kind]?.(bytes) ?? bytes;
