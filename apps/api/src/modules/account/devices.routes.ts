import { devicesResponse, idParams, noContent } from '@clubline/contract/schemas';
import { transact } from '../../db/dialect';
import { notFound } from '../../http/errors';
import { signedIn } from '../../http/policy';
import { bodyLimits, route } from '../../http/route';
import type { Route } from '../../http/route';
import { SIGNED_OUT } from '../../services/sessions';
import { lockAccount } from './account.repository';

const devices = route({
  method: 'GET',
  url: '/account/devices',
  summary:
    'Where one is signed in, 50 devices at most: the one that asks, then the one used last. A ' +
    'frame counts to the device it was begun on.',
  response: { 200: devicesResponse },
  policy: signedIn,
  bodyLimit: bodyLimits.none,
  rate: 'read',
  handler: async ({ actor, context: { sessions } }) => ({
    data: { devices: await sessions.listDevices(actor) },
  }),
});

const signOutDevice = route({
  method: 'DELETE',
  url: '/account/devices/:id',
  summary:
    'Sign out on one of one’s own devices: its tokens, frames and sockets end at once; 404 where ' +
    'one is not signed in',
  params: idParams,
  response: { 204: noContent },
  policy: signedIn,
  bodyLimit: bodyLimits.none,
  rate: 'session',
  logged: 'signed out on a device',
  async handler({ actor, params, context: { sessions }, reply }) {
    if (!(await sessions.endDevice(actor.id, params.id))) throw notFound('Device');
    reply.code(204);
    return undefined;
  },
});

const signOutOthers = route({
  method: 'DELETE',
  url: '/account/devices',
  summary: 'Sign out everywhere but in the session that asks, also in frames begun beside it',
  response: { 204: noContent },
  policy: signedIn,
  bodyLimit: bodyLimits.none,
  rate: 'session',
  logged: 'signed out on all other devices',
  async handler({ actor, context: { db, sessions }, reply }) {
    const announceEnds = await transact(db, async (trx) => {
      await lockAccount(trx, actor.id);
      return await sessions.endOthers(trx, actor, SIGNED_OUT);
    });
    announceEnds();
    reply.code(204);
    return undefined;
  },
});

export const deviceRoutes: Route[] = [devices, signOutDevice, signOutOthers];
