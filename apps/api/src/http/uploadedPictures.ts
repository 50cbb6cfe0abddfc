import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { uploadsFolder } from '../services/fileStore';
import { notFound } from './errors';
import { everyone } from './policy';
import { bodyLimits, route } from './route';

/**
 * Serves uploaded pictures of the local store. No domain: pictures of all of them are kept in one
 * place.
 */
export const uploadedPicture = route({
  method: 'GET',
  url: '/uploads/:name',
  summary: 'An uploaded picture',
  params: z.object({ name: z.string().max(80) }),
  response: { 200: z.unknown().describe('The picture') },
  produces: 'image/webp',
  policy: everyone,
  bodyLimit: bodyLimits.none,
  rate: 'file',
  async handler({ params, reply, context }) {
    const folder = resolve(uploadsFolder(context.config.dataDir));
    if (!/^[0-9a-f]{40}\.webp$/.test(params.name) || !existsSync(join(folder, params.name)))
      throw notFound('Picture');
    // Whatever a browser makes of the bytes, nothing in them runs.
    void reply
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('x-content-type-options', 'nosniff');
    return reply.sendFile(params.name, folder, {
      maxAge: '365d',
      immutable: true,
      cacheControl: true,
    });
  },
});
