import { PICTURE_MAX_BYTES, PICTURE_MAX_SIDE } from '@clubline/contract';
import type { ShrinkPicture } from '../environment';

/** A picture that is not sent, with the reason in words to show. */
export class PictureRefusal extends Error {}

export interface PreparePictureOptions {
  /** What makes it smaller; without it, it is sent as it is. */
  shrink: ShrinkPicture | undefined;
  /** Words for each refusal. */
  texts: { tooLarge: string; unreadable: string };
}

/**
 * A picture as it is sent: no larger than what is stored of it, upright, and without where and with
 * what it was taken. Throws a `PictureRefusal`.
 */
export async function preparePicture(
  picture: File,
  { shrink, texts }: PreparePictureOptions,
): Promise<File> {
  const prepared = shrink ? await shrink(picture, PICTURE_MAX_SIDE).catch(() => null) : picture;
  if (prepared === null) throw new PictureRefusal(texts.unreadable);
  if (prepared.size > PICTURE_MAX_BYTES) throw new PictureRefusal(texts.tooLarge);
  return prepared;
}
