import { resolve } from 'node:path';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { hasPicture, uploadsFolder } from '../services/fileStore';
import { notFound } from './errors';
import { everyone } from './policy';
import { bodyLimits, route } from './route';
import type { Route } from './route';

/** The name of a picture, and the width of one of its variants, as `-640`. */
const PICTURE = /^([0-9a-f]{40})(?:-(\d{2,4}))?\.webp$/;
const params = z.object({ name: z.string().max(80) });
const response = { 200: z.unknown().describe('The picture') };

/** Whatever a browser makes of the bytes, nothing in them runs. */
const runNothing = (reply: FastifyReply): FastifyReply =>
  reply
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff');

const openPicture = route({
  method: 'GET',
  url: '/uploads/:name',
  summary: 'An uploaded picture, or a variant of it in one of the widths its address names',
  params,
  response,
  produces: 'image/webp',
  policy: everyone,
  bodyLimit: bodyLimits.none,
  rate: 'file',
  async handler({ params: { name }, reply, context }) {
    const { dataDir } = context.config;
    if (!PICTURE.test(name) || !(await hasPicture(dataDir, name))) throw notFound('Picture');
    return runNothing(reply).sendFile(name, resolve(uploadsFolder(dataDir)), {
      maxAge: '365d',
      immutable: true,
      cacheControl: true,
    });
  },
});

const privatePicture = route({
  method: 'GET',
  url: '/uploads/private/:name',
  summary: 'A picture of a private club, for as long as the signature in its address lasts',
  params,
  query: z.object({
    until: z.coerce.number().int().min(0).max(1e11).default(0),
    signature: z.string().max(100).default(''),
  }),
  response,
  produces: 'image/webp',
  policy: { name: 'whoever was sent the signed address', access: 'everyone' },
  bodyLimit: bodyLimits.none,
  rate: 'file',
  async handler({ params: { name }, query, request, reply, context }) {
    const [, picture, width] = PICTURE.exec(name) ?? [];
    const file =
      picture === undefined
        ? undefined
        : await context.uploads.openPrivate({ name: picture, width }, query);
    // The same for all: it does not say whether the picture is there.
    if (file === undefined) throw notFound('Picture');
    const seconds = Math.max(0, query.until - Math.floor(Date.now() / 1000));
    const { bytes, stream } = file;
    // Whoever asks for the head alone reads nothing of it.
    if (request.method === 'HEAD') stream.destroy();
    return runNothing(reply)
      .headers(bytes === undefined ? {} : { 'content-length': bytes })
      .header('cache-control', `private, max-age=${seconds}, immutable`)
      .type('image/webp')
      .send(stream);
  },
});

/**
 * Serves uploaded pictures. No domain: pictures of all of them are kept in one place. Object
 * storage serves those that anybody reads by itself.
 */
export const uploadedPictures: Route[] = [openPicture, privatePicture];
