import type { Racer } from '@clubline/contract';
import * as schemas from '@clubline/contract/schemas';
import { scopeOf } from '../../db/changes/changes';
import type { Queryable } from '../../db/dialect';
import { notFound } from '../../http/errors';
import { signedIn } from '../../http/policy';
import { bodyLimits, route } from '../../http/route';
import type { Route } from '../../http/route';
import { pageAt } from './paging';
import { racerCreators, racerEditors } from './racers.policy';
import { createRacer, findRacer, listRacers, updateRacer } from './racers.repository';

async function racerOrNotFound(db: Queryable, id: string): Promise<Racer> {
  const racer = await findRacer(db, id);
  if (racer === undefined) throw notFound('Racer');
  return racer;
}

const racers = route({
  method: 'GET',
  url: '/jet-ski-racer-details',
  summary: 'Racers, newest record first; `slug` for those whose name has that address form.',
  query: schemas.listRacersQuery,
  response: { 200: schemas.listRacersResponse },
  madeOf: () => [scopeOf.racers],
  policy: signedIn,
  bodyLimit: bodyLimits.none,
  rate: 'read',
  async handler({ query, context: { db } }) {
    const { racers: found, meta } = await listRacers(db, query);
    const { hasMore: hasNextPage, nextCursor } = meta;
    const { skip, limit } = query;
    const page = pageAt(skip, limit);
    return {
      racers: found,
      meta: { hasNextPage, page, limit, skip, nextPage: hasNextPage ? page + 1 : null, nextCursor },
    };
  },
});

const oneRacer = route({
  method: 'GET',
  url: '/jet-ski-racer-details/:id',
  summary: 'One racer.',
  params: schemas.idParams,
  response: { 200: schemas.racer },
  madeOf: () => [scopeOf.racers],
  policy: signedIn,
  bodyLimit: bodyLimits.none,
  rate: 'read',
  handler: ({ params, context: { db } }) => racerOrNotFound(db, params.id),
});

const newRacer = route({
  method: 'POST',
  url: '/jet-ski-racer-details',
  summary: 'Creates a racer, for a new athlete or the one named by `athleteId`.',
  body: schemas.createRacerBody,
  response: { 201: schemas.createRacerResponse },
  policy: racerCreators,
  bodyLimit: bodyLimits.small,
  rate: 'write',
  async handler({ body, context: { db, now }, reply }) {
    const id = await createRacer(db, body, now());
    reply.code(201).header('location', `/api/jet-ski-racer-details/${id}`);
    return { id, racer: await racerOrNotFound(db, id) };
  },
});

const changeRacer = route({
  method: 'PUT',
  url: '/jet-ski-racer-details/:id',
  summary: 'Changes what is given of a racer.',
  params: schemas.idParams,
  body: schemas.updateRacerBody,
  response: { 200: schemas.racer },
  policy: racerEditors,
  bodyLimit: bodyLimits.small,
  rate: 'write',
  async handler({ params, body, context: { db } }) {
    if (!(await updateRacer(db, params.id, body))) throw notFound('Racer');
    return racerOrNotFound(db, params.id);
  },
});

export const racerRoutes: Route[] = [racers, oneRacer, newRacer, changeRacer];
