import { PICTURE_MAX_SIDE, PICTURE_WIDTHS } from '@clubline/contract';
import sharp from 'sharp';
import type { Sharp, SharpInput } from 'sharp';
import { badField, unavailable } from '../../http/errors';
import type { PictureKind } from '../imageKind';
import { assertAffordable } from './readable/assertAffordable';
import { isInSteps } from './readable/colourProfile';
import { MAX_PIXELS, PictureRefusal, tooManyPixels } from './readable/pictureRefusal';
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
  await picture
    .webp({ quality: 82 })
    .timeout({ seconds: 20 })
    .toBuffer({ resolveWithObject: true });

/**
 * Decodes a picture, drops its metadata, and encodes it as WebP, upright and no larger than is
 * kept, with its variants. Throws 400 that names `field`, before it decodes what takes too much:
 * some decoders cannot be stopped while they unpack a picture.
 */
export async function encodePicture(
  kind: PictureKind,
  bytes: Buffer,
  field: string,
): Promise<EncodedPicture> {
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
    throw asAnswer(error, field);
  }
}

function asAnswer(error: unknown, field: string) {
  const reason = error instanceof Error ? error.message : '';
  if (reason.startsWith('timeout')) return unavailable();
  if (error instanceof PictureRefusal) return badField(field, reason);
  return badField(
    field,
    /pixel limit/i.test(reason)
      ? tooManyPixels().message
      : 'The picture is damaged or cannot be read.',
  );
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
