import { mediaFields, mediaResponse } from '@clubline/contract/schemas';
import type { z } from 'zod';
import type { Context } from '../../context';
import { isMissingReference } from '../../db/dialect';
import { badField } from '../../http/errors';
import { readForm } from '../../http/multipart';
import type { Policy } from '../../http/policy';
import { bodyLimits, route } from '../../http/route';
import { findOwnPictures } from '../../services/pictures/pictures.repository';

/** Pictures that may be attached: their addresses as they are stored, and their names. */
export interface AttachedPictures {
  urls: string[];
  names: string[];
}

export const noPictures: AttachedPictures = { urls: [], names: [] };

const NOT_UPLOADED = 'Only images uploaded here can be attached.';
const UPLOADED_ELSEWHERE = 'Upload the picture to the club whose post it is for.';
const REMOVED = 'The picture is not there any more. Please upload it again.';

/**
 * The pictures at these addresses. They come from the person's own uploads: a foreign address would
 * tell strangers who reads what. Private clubs show private pictures, and nobody else does.
 */
export async function ownPictures(
  { db, uploads: { addresses } }: Context,
  mediaUrls: string[],
  { userId, isPrivate }: { userId: string; isPrivate: boolean },
): Promise<AttachedPictures> {
  const pictures = mediaUrls.map((url) => addresses.read(url));
  const named = pictures.map((picture) => {
    if (picture === undefined) throw badField('mediaUrls', NOT_UPLOADED);
    return picture;
  });
  const names = named.map(({ name }) => name);
  const own = await findOwnPictures(db, named, userId);
  const widthsOf = new Map(own.map(({ name, widths }) => [name, widths]));
  const urls = named.map((picture) => {
    const widths = widthsOf.get(picture.name);
    if (widths === undefined) throw badField('mediaUrls', NOT_UPLOADED);
    if (picture.isPrivate !== isPrivate) throw badField('mediaUrls', UPLOADED_ELSEWHERE);
    return addresses.of({ ...picture, widths });
  });
  return { urls, names };
}

/** Answers 400 when one of the pictures was removed while something that shows it was stored. */
export async function refusedIfRemoved<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw isMissingReference(error) ? badField('mediaUrls', REMOVED) : error;
  }
}

/** A post or message as it is sent to somebody who may read it. */
export const withReadablePictures = <T extends { mediaUrls: string[] }>(
  { uploads }: Pick<Context, 'uploads'>,
  post: T,
): T => ({ ...post, mediaUrls: post.mediaUrls.map(uploads.addresses.readable) });

interface PictureUpload<P extends z.ZodType | undefined> {
  url: string;
  summary: string;
  params?: P;
  policy: Policy<'signedIn', { params: P extends z.ZodType ? z.output<P> : undefined }>;
  /** Whether the picture is for members only. @default never */
  isPrivate?: (
    context: Context,
    params: P extends z.ZodType ? z.output<P> : undefined,
  ) => Promise<boolean>;
}

/** A call that stores a picture, multipart field `media`, to attach it to a post. */
export const pictureUpload = <P extends z.ZodType | undefined = undefined>({
  isPrivate = async () => false,
  ...call
}: PictureUpload<P>) =>
  route({
    ...call,
    method: 'POST',
    response: { 200: mediaResponse },
    bodyLimit: bodyLimits.upload,
    rate: 'upload',
    multipart: {
      media: 'the picture',
      clientId: 'addition: the same id again with the same picture stores nothing new',
    },
    async handler({ actor, params, request, context }) {
      const { file, fields } = await readForm(request, 'media', mediaFields);
      const uploader = {
        ownerId: actor.id,
        isPrivate: await isPrivate(context, params),
        ip: request.ip,
        clientId: fields.clientId,
      };
      const { url } = await context.uploads.storeImage(file, 'media', uploader);
      return { data: { mediaUrl: context.uploads.addresses.readable(url) } };
    },
  });
