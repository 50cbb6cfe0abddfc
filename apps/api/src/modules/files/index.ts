import { z } from 'zod';
import { notFound } from '../../http/errors';
import { everyone } from '../../http/policy';
import { bodyLimits } from '../../http/route';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { uploadsFolder } from '../../services/fileStore';
import type { Module } from '../module';

/** Hands out uploaded pictures of the local store. */
export const files: Module = {
  name: 'Files',
  routes(add, { config }) {
    const folder = resolve(uploadsFolder(config.dataDir));
    add({
      method: 'GET',
      url: '/uploads/:name',
      summary: 'An uploaded picture',
      params: z.object({ name: z.string().max(80) }),
      response: { 200: z.unknown().describe('The picture') },
      produces: 'image/webp',
      policy: everyone,
      bodyLimit: bodyLimits.none,
      rate: 'file',
      async handler({ params, reply }) {
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
  },
};
