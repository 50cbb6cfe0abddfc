import type { Metadata } from 'sharp';
import {
  assertSides,
  MAX_FRAMES,
  MAX_HELD_BYTES,
  tooManyFrames,
  tooMuchColour,
} from './pictureRefusal';

const SAMPLE_BYTES: Record<string, number> = { uchar: 1, char: 1, ushort: 2, short: 2 };
/** Samples of a pixel where colours are stored in less detail than light. */
const SUBSAMPLED: Record<string, number> = { '4:2:0': 1.5, '4:2:2': 2 };

/** Refuses what its own decoder says of itself; of an AVIF that is the part that would be left. */
export function assertAffordable({
  width,
  height,
  pageHeight = height,
  pages = 1,
  channels,
  depth,
  format,
  isProgressive,
  chromaSubsampling = '',
}: Metadata): void {
  if (pages > MAX_FRAMES) throw tooManyFrames();
  assertSides({ width, height: pageHeight });
  const samples = SUBSAMPLED[chromaSubsampling] ?? channels;
  // Of a JPEG in layers the decoder keeps numbers of 16 bits until the last one.
  const held =
    format === 'jpeg' && isProgressive ? 2 * samples : channels * (SAMPLE_BYTES[depth] ?? 8);
  if (width * height * held > MAX_HELD_BYTES) throw tooMuchColour();
}
