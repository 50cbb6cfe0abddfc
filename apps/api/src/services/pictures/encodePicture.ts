import { PICTURE_MAX_SIDE, PICTURE_WIDTHS } from '@clubline/contract';
import sharp from 'sharp';
import type { Sharp, SharpInput } from 'sharp';
import type { PictureKind } from '../imageKind';
import { assertAffordable } from './readable/assertAffordable';
import { isInSteps } from './readable/colourProfile';
import { damaged, MAX_PIXELS, PictureRefusal, tooManyPixels } from './readable/pictureRefusal';
import { readyToDecode } from './readable/readyToDecode';

// No picture is decoded twice: what would be kept for that took 1 GB after a few large ones.
sharp.cache(false);

/** A picture as it is stored. */
export interface EncodedPicture {
  data: Buffer;
  width: number;
  height: number;
  /** Smaller ones of it, the narrowest first; none of one that moves. */
  variants: { width: number; data: Buffer }[];
}

const toWebp = async (picture: Sharp) =>
  await picture.webp({ quality: 82 }).toBuffer({ resolveWithObject: true });

/**
 * Decodes a picture, drops its metadata, and encodes it as WebP, upright and no larger than is
 * kept, with its variants. Throws a `PictureRefusal`, before it decodes what takes too much. What
 * asks for a picture does so by `encodeApart`, which ends what takes too much all the same.
 */
export async function encodePicture(kind: PictureKind, bytes: Buffer): Promise<EncodedPicture> {
  try {
    const readable = readyToDecode(kind, bytes);
    const options = { limitInputPixels: MAX_PIXELS, animated: true, failOn: 'error' } as const;
    const metadata = await sharp(readable, options).metadata();
    assertAffordable(metadata);
    // Nothing ends the steps of a profile once they have begun.
    const ignoreIcc = metadata.icc !== undefined && isInSteps(metadata.icc);
    const { data, info } = await toWebp(
      sharp(readable, { ...options, ignoreIcc })
        .autoOrient()
        .resize({
          width: PICTURE_MAX_SIDE,
          height: PICTURE_MAX_SIDE,
          fit: 'inside',
          withoutEnlargement: true,
        }),
    );
    const { width, height, pageHeight } = info;
    const variants = pageHeight === undefined ? await variantsOf(data, width) : [];
    return { data, width, height: pageHeight ?? height, variants };
  } catch (error) {
    throw asRefusal(error);
  }
}

function asRefusal(error: unknown): PictureRefusal {
  if (error instanceof PictureRefusal) return error;
  const isLarge = error instanceof Error && /pixel limit/i.test(error.message);
  return isLarge ? tooManyPixels() : damaged();
}

/** Of what is stored, not of what was sent: that may be 200 MB of pixels each time. */
async function variantsOf(stored: SharpInput, ownWidth: number) {
  const variants: EncodedPicture['variants'] = [];
  for (const width of PICTURE_WIDTHS) {
    if (width >= ownWidth) break;
    const { data } = await toWebp(sharp(stored).resize({ width }));
    variants.push({ width, data });
  }
  return variants;
}
