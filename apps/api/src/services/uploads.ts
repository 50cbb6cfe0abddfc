import { createHash } from 'node:crypto';
import { PICTURE_MAX_BYTES } from '@clubline/contract';
import sharp from 'sharp';
import type { Config } from '../config';
import { badField, HttpError, unavailable } from '../http/errors';
import { createFileStore } from './fileStore';
import { imageKind } from './imageKind';
import { createJobQueue } from './jobQueue';

export const UPLOAD_MAX_BYTES = PICTURE_MAX_BYTES;
const UPLOAD_MAX_PIXELS = 33_000_000;
/** Pixels of the longer side that is stored; larger pictures are scaled down. */
const SIDE_MAX = 2_048;

interface StoredImage {
  /** Address to hand to clients. */
  url: string;
  width: number;
  height: number;
}

export interface Uploads {
  /**
   * Decodes a picture, drops its metadata, stores it as WebP. Throws 400 or 413 that names `field`.
   */
  storeImage(bytes: Buffer, field: string): Promise<StoredImage>;
  /** Whether the address is one this service gave out. */
  isOwnUrl(url: string): boolean;
}

export function createUploads(
  config: Pick<Config, 'dataDir' | 'publicUrl' | 'objectStore'>,
): Uploads {
  const store = createFileStore(config);
  // A decode holds up to 130 MB of pixels.
  const decoding = createJobQueue({ running: 2, waiting: 16 });
  return {
    isOwnUrl: (url) => url.startsWith(store.urlPrefix),
    async storeImage(bytes, field) {
      if (bytes.length === 0) throw badField(field, 'The file is empty.');
      if (bytes.length > UPLOAD_MAX_BYTES)
        throw new HttpError(413, 'The picture is larger than 8 MB.', [
          { property: field, messages: ['The picture is larger than 8 MB.'] },
        ]);
      if (imageKind(bytes) === null)
        throw badField(field, 'Only JPEG, PNG, GIF, WebP and AVIF pictures are accepted.');
      const { data, info } = await decoding(() => encode(bytes, field));
      const name = `${createHash('sha256').update(data).digest('hex').slice(0, 40)}.webp`;
      await store.put(name, data);
      return {
        url: store.urlPrefix + name,
        width: info.width,
        height: info.pageHeight ?? info.height,
      };
    },
  };
}

async function encode(bytes: Buffer, field: string) {
  try {
    return await sharp(bytes, {
      limitInputPixels: UPLOAD_MAX_PIXELS,
      animated: true,
      failOn: 'error',
    })
      .autoOrient()
      .resize({ width: SIDE_MAX, height: SIDE_MAX, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .timeout({ seconds: 20 })
      .toBuffer({ resolveWithObject: true });
  } catch (error) {
    const reason = error instanceof Error ? error.message : '';
    if (reason.startsWith('timeout')) throw unavailable();
    const tooMany = /pixel limit/i.test(reason);
    throw badField(
      field,
      tooMany
        ? 'The picture has more than 33 megapixels.'
        : 'The picture is damaged or cannot be read.',
    );
  }
}
