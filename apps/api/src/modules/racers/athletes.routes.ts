import * as schemas from '@clubline/contract/schemas';
import { scopeOf } from '../../db/changes/changes';
import { notFound } from '../../http/errors';
import { readForm } from '../../http/multipart';
import { signedIn } from '../../http/policy';
import { bodyLimits, route } from '../../http/route';
import type { Route } from '../../http/route';
import { athleteExists, listAthletes, setAthleteImage } from './athletes.repository';
import { pageAt } from './paging';
import { racerEditors } from './racers.policy';
import { findUploadProgress, UploadProgress } from './uploadProgress';

const athletes = route({
  method: 'GET',
  url: '/athletes',
  summary: 'Athletes, newest record first, with `search` over the name.',
  query: schemas.listAthletesQuery,
  response: { 200: schemas.listAthletesResponse },
  madeOf: () => [scopeOf.racers],
  policy: signedIn,
  bodyLimit: bodyLimits.none,
  rate: 'read',
  async handler({ query, context: { db } }) {
    const { athletes: found, meta } = await listAthletes(db, query);
    const { hasMore: hasNextPage, nextCursor } = meta;
    const { skip, limit } = query;
    return { athletes: found, meta: { hasNextPage, page: pageAt(skip, limit), limit, nextCursor } };
  },
});

const changeImage = route({
  method: 'POST',
  url: '/athletes/upload-image/:athleteId',
  summary: 'Changes an athlete’s picture.',
  params: schemas.athleteParams,
  response: { 200: schemas.athleteImageResponse },
  policy: racerEditors,
  bodyLimit: bodyLimits.upload,
  rate: 'upload',
  multipart: { media: 'the picture', alt: 'addition: what it shows, in words' },
  async handler({ actor, params: { athleteId }, request, context }) {
    if (!(await athleteExists(context.db, athleteId))) throw notFound('Athlete');
    const size = Number(request.headers['content-length'] ?? 0);
    const progress = new UploadProgress(context, actor.id, size);
    const { file, fields } = await readForm(
      request,
      'media',
      schemas.athleteImageFields,
      (name, stream) => progress.watch(name, stream),
    );
    const uploader = { ownerId: actor.id, isPrivate: false, ip: request.ip };
    const { url, name } = await context.uploads.storeImage(file, 'media', uploader);
    const alt = fields.alt || null;
    const before = await setAthleteImage(context.db, athleteId, { url, name, alt });
    context.background('deleting pictures', context.uploads.removeUnshown(before));
    await progress.finish();
    return { mediaUrl: url, alt };
  },
});

const uploadProgress = route({
  method: 'GET',
  url: '/athletes/upload-progress/:name',
  summary: 'How far one’s own upload of a file of this name is, 0 to 100.',
  params: schemas.uploadProgressParams,
  response: { 200: schemas.uploadProgressResponse },
  policy: signedIn,
  bodyLimit: bodyLimits.none,
  rate: 'read',
  async handler({ actor, params, context: { db } }) {
    return { progress: await findUploadProgress(db, actor.id, params.name) };
  },
});

export const athleteRoutes: Route[] = [athletes, changeImage, uploadProgress];
