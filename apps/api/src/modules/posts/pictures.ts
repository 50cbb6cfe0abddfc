import { mediaResponse } from '@clubline/contract/schemas';
import type { z } from 'zod';
import type { Context } from '../../context';
import { badField } from '../../http/errors';
import { readForm } from '../../http/multipart';
import type { Policy } from '../../http/policy';
import { bodyLimits, route } from '../../http/route';

/** Images come from our own uploads: a foreign address would tell strangers who reads what. */
export function assertOwnMedia(context: Context, mediaUrls: string[]): void {
  for (const url of mediaUrls) {
    if (!context.uploads.isOwnUrl(url) || url.includes('..'))
      throw badField('mediaUrls', 'Only images uploaded here can be attached.');
  }
}

interface PictureUpload<P extends z.ZodType | undefined> {
  url: string;
  summary: string;
  params?: P;
  policy: Policy<'signedIn', { params: P extends z.ZodType ? z.output<P> : undefined }>;
}

/** A call that stores a picture, multipart field `media`, to attach it to a post. */
export const pictureUpload = <P extends z.ZodType | undefined = undefined>(
  call: PictureUpload<P>,
) =>
  route({
    ...call,
    method: 'POST',
    response: { 200: mediaResponse },
    bodyLimit: bodyLimits.upload,
    rate: 'upload',
    multipart: { media: 'the picture' },
    async handler({ request, context }) {
      const { file } = await readForm(request, 'media');
      const { url } = await context.uploads.storeImage(file, 'media');
      return { data: { mediaUrl: url } };
    },
  });
