import { inflateSync } from 'node:zlib';

const SIGNATURE_BYTES = 8;
/** Length, type and sum of a chunk, around its data. */
const FRAME_BYTES = 12;
/** Ten times as many as the smallest pieces that programs write make of the largest file. */
const CHUNKS_MAX = 20_000;
/** Profiles of real screens and printers take up to 2 MB. */
const PROFILE_MAX = 4 * 1_048_576;

const codeOf = (type: string) => Buffer.from(type, 'latin1').readUInt32BE();
const PROFILE = codeOf('iCCP');
/** What an image is made of, how its colours are meant, and which side is up. */
const KEPT = new Set([
  ...['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND', 'gAMA', 'cHRM', 'sRGB', 'eXIf'].map(codeOf),
  PROFILE,
]);

/** Whether a profile, which is packed, is as long as profiles are. */
function isSoundProfile(data: Buffer): boolean {
  const packed = data.subarray(data.indexOf(0) + 2);
  try {
    inflateSync(packed, { maxOutputLength: PROFILE_MAX });
    return true;
  } catch {
    return false;
  }
}

/**
 * A PNG without its texts and whatever else makes no picture. Texts are packed: the decoder unpacks
 * each, which made gigabytes of some hundred KB.
 */
export function withoutPngTexts(png: Buffer): Buffer {
  const kept = Buffer.allocUnsafe(png.length);
  let length = png.copy(kept, 0, 0, SIGNATURE_BYTES);
  let hasProfile = false;
  let chunks = 0;
  for (let at = SIGNATURE_BYTES; at + FRAME_BYTES <= png.length;) {
    chunks += 1;
    if (chunks > CHUNKS_MAX) throw new Error('too many chunks');
    const type = png.readUInt32BE(at + 4);
    const end = at + FRAME_BYTES + png.readUInt32BE(at);
    const isFirst = type !== PROFILE || !hasProfile;
    hasProfile ||= type === PROFILE;
    const isKept =
      KEPT.has(type) &&
      isFirst &&
      (type !== PROFILE || isSoundProfile(png.subarray(at + 8, end - 4)));
    // Of one that is cut off what there is: the decoder says that it is damaged.
    if (isKept) length += png.copy(kept, length, at, end);
    at = end;
  }
  return kept.subarray(0, length);
}
