import { createHash, randomBytes } from 'node:crypto';
import { PICTURE_MAX_BYTES } from '@clubline/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config';
import type { Db } from '../db/dialect';
import { addressNames } from '../http/clientAddress';
import { badField, HttpError } from '../http/errors';
import { createFileStore } from './fileStore';
import type { OpenFile } from './fileStore';
import { imageKind } from './imageKind';
import type { PictureKind } from './imageKind';
import { createJobQueue } from './jobQueue';
import { encodeApart } from './pictures/decoder/encodeApart';
import { guardPictures } from './pictures/guardPictures';
import { keepPicture } from './pictures/keepPicture';
import { mayTakeLong } from './pictures/mayTakeLong';
import { createPictureAddresses } from './pictures/pictureAddresses';
import type { PictureAddresses, Signature } from './pictures/pictureAddresses';
import { findClaimed, findPicture, usedBy } from './pictures/pictures.repository';
import type { PictureRoom } from './pictures/pictures.repository';
import { createPictureRemoval } from './pictures/pictureRemoval';
import type { PictureRemoval } from './pictures/pictureRemoval';
import { variantOf } from './pictures/variants';
import { writeClaim } from './writes/writeOnce';
import type { WriteClaim } from './writes/writeOnce';

export const UPLOAD_MAX_BYTES = PICTURE_MAX_BYTES;
const MB = 1_048_576;

interface Uploader {
  /** Whose quota it counts for; null for what the product itself draws. */
  ownerId: string | null;
  /** Whether reading it takes a signature. */
  isPrivate: boolean;
  /** From where it was sent: addresses take turns at decoding. Left out where nobody sent it. */
  ip?: string;
  /** The client's id of it: sent again with it, the same picture is stored once. */
  clientId?: string | undefined;
}

interface StoredImage {
  /** Address to store, and to send as `addresses.readable` makes it. */
  url: string;
  name: string;
  width: number;
  height: number;
}

export interface Uploads extends Omit<PictureRemoval, 'removeWhereGone'> {
  addresses: PictureAddresses;
  /**
   * Decodes a picture, drops its metadata, stores it as WebP, with its variants. Throws 400 or 413
   * that names `field`, and 409 when the person has no room for more; its variants count as well.
   */
  storeImage(bytes: Buffer, field: string, by: Uploader): Promise<StoredImage>;
  /** Opens a private picture or a variant; undefined unless the signature opens it. */
  openPrivate(
    picture: { name: string; width: string | undefined },
    by: Signature,
  ): Promise<OpenFile | undefined>;
}

export interface UploadsOptions {
  config: Pick<
    Config,
    'dataDir' | 'publicUrl' | 'objectStore' | 'pictureQuotaMb' | 'pictureQuotaCount'
  >;
  db: Db;
  /** Signs the addresses of private pictures. */
  addressKey: Buffer;
  log: Pick<FastifyBaseLogger, 'error'>;
  /** Milliseconds. */
  now: () => number;
}

export function createUploads({ config, db, addressKey, log, now }: UploadsOptions): Uploads {
  const store = createFileStore(config);
  // A decode holds up to 200 MB of pixels, of an AVIF three times as much, and may take 30 s: of
  // one person there is one at a time, of one address one of those that may take so long, and these
  // always leave a place.
  const decoding = createJobQueue({
    running: 3,
    waiting: 16,
    ofOne: 1,
    ofLong: 2,
    ofLongEach: 1,
  });
  const addresses = createPictureAddresses({
    openPrefix: store.urlPrefix,
    privatePrefix: `${config.publicUrl ?? ''}/api/uploads/private/`,
    key: addressKey,
    now,
  });
  const { removeWhereGone, ...removal } = createPictureRemoval({ db, store, log, now });
  const time = () => new Date(now()).toISOString();
  const keeping = { db, store, removal: { removeWhereGone }, newName, now: time };
  return {
    ...removal,
    async sweep() {
      try {
        await guardPictures({ db, store, addresses, newName, now: time });
      } catch (err) {
        log.error({ err }, 'pictures of private clubs could not be guarded; the next sweep tries');
      }
      await removal.sweep();
    },
    addresses,
    async storeImage(bytes, field, by) {
      const kind = assertPicture(bytes, field);
      const claim = pictureClaim(bytes, by);
      if (!(await isClaimed(db, claim, by))) await assertRoomNow({ db, config }, field, by);
      const encoded = await decoding(() => encodeApart(kind, bytes, { field, log }), askerOf(by), {
        isLong: mayTakeLong(kind, bytes),
      });
      const { name, widths } = await keepPicture(keeping, encoded, {
        ...by,
        claim,
        assertRoom: ({ count, bytes: used }, more) =>
          assertRoom(config, field, { count: count + 1, bytes: used + more }),
      });
      const url = addresses.of({ name, isPrivate: by.isPrivate, widths });
      return { name, url, width: encoded.width, height: encoded.height };
    },
    async openPrivate({ name, width }, by) {
      if (!addresses.isSigned(name, by)) return undefined;
      const picture = await findPicture(db, name);
      if (picture?.isPrivate !== 1) return undefined;
      const file = width === undefined ? picture.fileName : variantOf(picture, width);
      return file === undefined ? undefined : await store.open(file);
    },
  };
}

const pictureClaim = (bytes: Buffer, { ownerId, clientId }: Uploader): WriteClaim | undefined =>
  ownerId === null
    ? undefined
    : writeClaim('picture', ownerId, {
        clientId,
        content: createHash('sha256').update(bytes).digest('base64url'),
      });

/** Addresses take turns, and so do the people behind one. */
const askerOf = ({ ip, ownerId }: Uploader): string[] =>
  ip === undefined ? [] : [...addressNames(ip), ownerId ?? ''];

/** Names say nothing of what they hold: nobody can find out whether a picture is there. */
const newName = () => randomBytes(20).toString('hex');

function assertPicture(bytes: Buffer, field: string): PictureKind {
  if (bytes.length === 0) throw badField(field, 'The file is empty.');
  if (bytes.length > UPLOAD_MAX_BYTES)
    throw new HttpError(413, 'The picture is larger than 8 MB.', [
      { property: field, messages: ['The picture is larger than 8 MB.'] },
    ]);
  const kind = imageKind(bytes);
  if (kind === null)
    throw badField(field, 'Only JPEG, PNG, GIF, WebP and AVIF pictures are accepted.');
  return kind;
}

const isClaimed = async (db: Db, claim: WriteClaim | undefined, { isPrivate }: Uploader) =>
  (await findClaimed(db, claim, isPrivate ? 1 : 0)) !== undefined;

/** Before anything is decoded; by how many bytes, nobody knows yet. */
async function assertRoomNow(
  { db, config }: Pick<UploadsOptions, 'db' | 'config'>,
  field: string,
  { ownerId }: Uploader,
): Promise<void> {
  if (ownerId === null) return;
  const { count, bytes } = await usedBy(db, ownerId);
  assertRoom(config, field, { count: count + 1, bytes });
}

function assertRoom(
  { pictureQuotaMb, pictureQuotaCount }: UploadsOptions['config'],
  field: string,
  wanted: PictureRoom,
): void {
  const full =
    wanted.count > pictureQuotaCount
      ? `You have ${pictureQuotaCount} pictures here, and there is room for no more.`
      : wanted.bytes > pictureQuotaMb * MB
        ? `Your pictures fill the ${pictureQuotaMb} MB that each person has here.`
        : null;
  if (full === null) return;
  const message = `${full} Delete posts with pictures to make room.`;
  // Not 413: clients take that to be about the size of this one picture.
  throw new HttpError(409, message, [{ property: field, messages: [message] }]);
}
