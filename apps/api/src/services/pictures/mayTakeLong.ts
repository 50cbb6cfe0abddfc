import type { PictureKind } from '../imageKind';

/** As many layers as programs store a picture in that shows before it has arrived whole. */
const SCANS_MAX = 20;

const SCAN = Buffer.from([0xff, 0xda]);
const ANIMATED_WEBP = 'ANMF';

/** Whether a JPEG is stored in so many layers, each of which may go over all of the picture. */
function hasManyScans(bytes: Buffer): boolean {
  let count = 0;
  for (let at = bytes.indexOf(SCAN); at >= 0; at = bytes.indexOf(SCAN, at + SCAN.length)) {
    count += 1;
    if (count > SCANS_MAX) return true;
  }
  return false;
}

/**
 * Whether decoding a picture, and encoding it again, may take many times as long as it takes for
 * the largest still photograph: animations do, and formats that are slow to read.
 */
export function mayTakeLong(kind: PictureKind, bytes: Buffer): boolean {
  if (kind === 'jpeg') return hasManyScans(bytes);
  if (kind === 'webp') return bytes.includes(ANIMATED_WEBP);
  return kind === 'gif' || kind === 'avif';
}
