import * as wire from '@clubline/contract/schemas';
import { notFound } from '../../http/errors';
import { readForm } from '../../http/multipart';
import { signedIn } from '../../http/policy';
import { bodyLimits } from '../../http/route';
import type { Module } from '../module';
import { racerCreators, racerEditors } from './racers.policy';
import * as racers from './racers.repository';
import { progressOf, UploadProgress } from './uploadProgress';

const pageAt = (skip: number, limit: number): number => Math.floor(skip / limit) + 1;

export const racersModule: Module = {
  name: 'Racers',
  routes(add, context) {
    const { db } = context;

    add({
      method: 'GET',
      url: '/jet-ski-racer-details',
      summary: 'Racers, newest record first; `slug` for those whose name has that address form.',
      query: wire.listRacersQuery,
      response: { 200: wire.listRacersResponse },
      policy: signedIn,
      bodyLimit: bodyLimits.none,
      rate: 'read',
      async handler({ query }) {
        const { racers: found, hasNextPage } = await racers.listRacers(db, query);
        const { skip, limit } = query;
        const page = pageAt(skip, limit);
        return {
          racers: found,
          meta: { hasNextPage, page, limit, skip, nextPage: hasNextPage ? page + 1 : null },
        };
      },
    });

    add({
      method: 'GET',
      url: '/jet-ski-racer-details/:id',
      summary: 'One racer.',
      params: wire.idParams,
      response: { 200: wire.racer },
      policy: signedIn,
      bodyLimit: bodyLimits.none,
      rate: 'read',
      handler: ({ params }) => racerOr404(params.id),
    });

    add({
      method: 'POST',
      url: '/jet-ski-racer-details',
      summary: 'Creates a racer, for a new athlete or the one named by `athleteId`.',
      body: wire.createRacerBody,
      response: { 201: wire.createRacerResponse },
      policy: racerCreators,
      bodyLimit: bodyLimits.small,
      rate: 'write',
      async handler({ body, reply }) {
        const id = await racers.createRacer(db, body, context.now());
        reply.code(201).header('location', `/api/jet-ski-racer-details/${id}`);
        return { id, racer: await racerOr404(id) };
      },
    });

    add({
      method: 'PUT',
      url: '/jet-ski-racer-details/:id',
      summary: 'Changes what is given of a racer.',
      params: wire.idParams,
      body: wire.updateRacerBody,
      response: { 200: wire.racer },
      policy: racerEditors,
      bodyLimit: bodyLimits.small,
      rate: 'write',
      async handler({ params, body }) {
        if (!(await racers.updateRacer(db, params.id, body))) throw notFound('Racer');
        return racerOr404(params.id);
      },
    });

    add({
      method: 'GET',
      url: '/athletes',
      summary: 'Athletes, newest record first, with `search` over the name.',
      query: wire.listAthletesQuery,
      response: { 200: wire.listAthletesResponse },
      policy: signedIn,
      bodyLimit: bodyLimits.none,
      rate: 'read',
      async handler({ query }) {
        const { athletes, hasNextPage } = await racers.listAthletes(db, query);
        return {
          athletes,
          meta: { hasNextPage, page: pageAt(query.skip, query.limit), limit: query.limit },
        };
      },
    });

    add({
      method: 'POST',
      url: '/athletes/upload-image/:athleteId',
      summary: 'Changes an athlete’s picture.',
      params: wire.athleteParams,
      response: { 200: wire.athleteImageResponse },
      policy: racerEditors,
      bodyLimit: bodyLimits.upload,
      rate: 'upload',
      multipart: { media: 'the picture', alt: 'addition: what it shows, in words' },
      async handler({ actor, params: { athleteId }, request }) {
        if (!(await racers.athleteExists(db, athleteId))) throw notFound('Athlete');
        const progress = new UploadProgress(
          context,
          actor.id,
          Number(request.headers['content-length'] ?? 0),
        );
        const { file, fields } = await readForm(
          request,
          'media',
          wire.athleteImageFields,
          (name, stream) => progress.watch(name, stream),
        );
        const { url } = await context.uploads.storeImage(file, 'media');
        const alt = fields.alt || null;
        await racers.setAthleteImage(db, athleteId, url, alt);
        await progress.finish();
        return { mediaUrl: url, alt };
      },
    });

    add({
      method: 'GET',
      url: '/athletes/upload-progress/:name',
      summary: 'How far one’s own upload of a file of this name is, 0 to 100.',
      params: wire.uploadProgressParams,
      response: { 200: wire.uploadProgressResponse },
      policy: signedIn,
      bodyLimit: bodyLimits.none,
      rate: 'read',
      async handler({ actor, params }) {
        return { progress: await progressOf(context, actor.id, params.name) };
      },
    });

    async function racerOr404(id: string) {
      const racer = await racers.findRacer(db, id);
      if (racer === undefined) throw notFound('Racer');
      return racer;
    }
  },
};
