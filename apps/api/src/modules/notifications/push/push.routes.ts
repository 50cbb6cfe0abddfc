import {
  noContent,
  pushKindsBody,
  pushSettingsResponse,
  pushSubscriptionBody,
} from '@clubline/contract/schemas';
import { badField, forbidden } from '../../../http/errors';
import { languageOf } from '../../../http/language';
import { signedIn } from '../../../http/policy';
import { bodyLimits, route } from '../../../http/route';
import type { Route } from '../../../http/route';
import { findSettings, setKinds, subscribe, unsubscribe } from './push.repository';

const settings = route({
  method: 'GET',
  url: '/account/push',
  summary: 'Of what one is told by push, and whether the session that asks is.',
  response: { 200: pushSettingsResponse },
  policy: signedIn,
  bodyLimit: bodyLimits.none,
  rate: 'read',
  handler: async ({ actor, context }) => ({ data: await findSettings(context, actor) }),
});

const kinds = route({
  method: 'PUT',
  url: '/account/push/kinds',
  summary: 'Sets of what one is told by push, in each browser in which it is on.',
  body: pushKindsBody,
  response: { 200: pushSettingsResponse },
  policy: signedIn,
  bodyLimit: bodyLimits.small,
  rate: 'write',
  async handler({ actor, body, context, whileAllowed }) {
    await setKinds(whileAllowed(context.db), actor.id, body);
    return { data: await findSettings(context, actor) };
  },
});

const turnOn = route({
  method: 'PUT',
  url: '/account/push/subscription',
  summary:
    'Tells one by push in this browser, until its session ends, whose refresh token shows that ' +
    'all of it asks; in the language of this call. Whoever was told in it before is not any more.',
  body: pushSubscriptionBody,
  response: { 200: pushSettingsResponse },
  policy: signedIn,
  bodyLimit: bodyLimits.small,
  rate: 'write',
  async handler({ actor, body, context, whileAllowed, request }) {
    const { endpoint, keys, refreshToken } = body;
    const { db, now, pushes, sessions } = context;
    if (!(await sessions.isCurrentToken(actor.sessionId, refreshToken)))
      throw forbidden('The refresh token is not the one of this session.');
    if (!pushes.takes(endpoint))
      throw badField('endpoint', 'This server sends nothing to that push service.');
    const { publicKey } = pushes;
    const made = { endpoint, ...keys, publicKey, language: languageOf(request) };
    await subscribe(whileAllowed(db), actor, made, now());
    return { data: await findSettings(context, actor) };
  },
});

const turnOff = route({
  method: 'DELETE',
  url: '/account/push/subscription',
  summary: 'Tells one nothing in this browser any more; twice is harmless.',
  response: { 204: noContent },
  policy: signedIn,
  bodyLimit: bodyLimits.none,
  rate: 'write',
  async handler({ actor, context: { db }, whileAllowed, reply }) {
    await unsubscribe(whileAllowed(db), actor.sessionId);
    reply.code(204);
    return undefined;
  },
});

export const pushRoutes: Route[] = [settings, kinds, turnOn, turnOff];
