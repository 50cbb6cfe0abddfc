import {
  createPartnerKeyBody,
  createPartnerKeyResponse,
  idParams,
  noContent,
  partnerKeysResponse,
} from '@clubline/contract/schemas';
import { notFound } from '../../http/errors';
import { bodyLimits, route } from '../../http/route';
import type { Route } from '../../http/route';
import { administrators } from '../account';
import { createKey, listKeys, revokeKey } from './partnerKeys.repository';

const list = route({
  method: 'GET',
  url: '/admin/partner-keys',
  summary: 'The keys of all partners, the newest first, without the keys themselves',
  response: { 200: partnerKeysResponse },
  policy: administrators,
  bodyLimit: bodyLimits.none,
  rate: 'read',
  handler: async ({ context: { db } }) => ({ data: { keys: await listKeys(db) } }),
});

const create = route({
  method: 'POST',
  url: '/admin/partner-keys',
  summary:
    'Make a key for the partner of this name, new or known; the answer alone has the key itself',
  body: createPartnerKeyBody,
  response: { 201: createPartnerKeyResponse },
  policy: administrators,
  bodyLimit: bodyLimits.small,
  rate: 'write',
  logged: 'key for a partner made',
  async handler({ body, context: { db, now }, whileAllowed, reply }) {
    const made = await createKey(whileAllowed(db), body.partner, now());
    reply.code(201);
    return { data: made };
  },
});

const revoke = route({
  method: 'DELETE',
  url: '/admin/partner-keys/:id',
  summary: 'Revoke a key for good: its tokens and sockets end at once',
  params: idParams,
  response: { 204: noContent },
  policy: administrators,
  bodyLimit: bodyLimits.none,
  rate: 'write',
  logged: 'key of a partner revoked',
  async handler({ params, context: { db, now, sockets }, reply }) {
    if (!(await revokeKey(db, params.id, now()))) throw notFound('Key');
    sockets.endSession(params.id, 'key revoked');
    reply.code(204);
    return undefined;
  },
});

export const partnerKeyRoutes: Route[] = [list, create, revoke];
