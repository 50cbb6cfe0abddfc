import {
  noContent,
  partnerPersonParams,
  partnerTokenBody,
  partnerTokenResponse,
} from '@clubline/contract/schemas';
import { forbidden } from '../../http/errors';
import { partnersServer } from '../../http/policy';
import { bodyLimits, route } from '../../http/route';
import type { Route } from '../../http/route';
import { partnerSession } from '../../services/partners';
import { assertOwnFullName } from '../account';
import { keysInForce } from './partnerKeys.repository';
import { takeRemoval, takeToken } from './partners.limits';
import { removePerson, upsertPerson } from './partners.repository';

const token = route({
  method: 'POST',
  url: '/partners/token',
  summary:
    'A short-lived token for one of the partner’s own people, who may chat with it and no more',
  body: partnerTokenBody,
  response: { 200: partnerTokenResponse },
  policy: partnersServer,
  bodyLimit: bodyLimits.small,
  rate: 'partner',
  async handler({ actor: { partnerId, keyId }, body, context }) {
    const { id: externalId, name, image } = body;
    await takeToken(context, partnerId, externalId);
    assertOwnFullName(name, 'name');
    const person = { partnerId, externalId, name, image: image ?? null };
    const personId = await upsertPerson(context.db, person, context.now());
    if (personId === undefined) throw forbidden('This person was removed.');
    const given = await context.partners.signToken(personId, keyId);
    return { data: { ...given, expiresAt: new Date(given.expiresAt).toISOString() } };
  },
});

const remove = route({
  method: 'DELETE',
  url: '/partners/people/:id',
  summary:
    'Remove one of the partner’s own people: their tokens and sockets end at once, and no other ' +
    'token is given to them; what they wrote stays, without their picture',
  params: partnerPersonParams,
  response: { 204: noContent },
  policy: partnersServer,
  bodyLimit: bodyLimits.none,
  rate: 'partner',
  logged: 'person of a partner removed',
  async handler({ actor: { partnerId }, params, context, reply }) {
    const { db, now, sockets } = context;
    await takeRemoval(context, partnerId);
    const personId = await removePerson(db, { partnerId, externalId: params.id }, now());
    for (const keyId of await keysInForce(db, partnerId))
      sockets.endSession(partnerSession.idOf(keyId, personId), 'removed');
    reply.code(204);
    return undefined;
  },
});

export const partnerPeopleRoutes: Route[] = [token, remove];
