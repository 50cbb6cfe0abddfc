import {
  frameSessionBody,
  logoutBody,
  refreshBody,
  signInResponse,
  successResponse,
  tokens,
} from '@clubline/contract/schemas';
import type { Context } from '../../context';
import { transact } from '../../db/dialect';
import { bearerToken } from '../../http/bearerToken';
import { forbidden, sessionInvalid } from '../../http/errors';
import { everyone, signedIn } from '../../http/policy';
import { bodyLimits, route } from '../../http/route';
import type { Route } from '../../http/route';
import { findAccountById, toOwnUser } from '../account';
import { originOf } from './devices/originOf';

/**
 * A refresh token counts for the session that it names, so that nobody who shares an address with
 * its owner, and tries tokens there, keeps them from going on.
 */
async function sessionNamed(body: unknown, { sessions }: Context): Promise<string | undefined> {
  const named = refreshBody.safeParse(body);
  if (!named.success) return undefined;
  const id = await sessions.findByRefreshToken(named.data.refreshToken);
  return id === undefined ? undefined : `session ${id} `;
}

const refresh = route({
  method: 'POST',
  url: '/auth/refresh',
  summary: 'Exchange a refresh token for the next pair of tokens',
  body: refreshBody,
  response: { 200: tokens },
  policy: everyone,
  bodyLimit: bodyLimits.small,
  rate: 'session',
  countsFor: sessionNamed,
  handler: ({ body, context }) => context.sessions.refresh(body.refreshToken),
});

const frameSession = route({
  method: 'POST',
  url: '/auth/frame-session',
  summary:
    'Begin a further session of the same person, for a frame of this product on another page',
  body: frameSessionBody,
  response: { 200: signInResponse },
  policy: signedIn,
  bodyLimit: bodyLimits.small,
  rate: 'session',
  async handler({ actor, body, context: { db, sessions }, request }) {
    const row = await findAccountById(db, actor.id);
    if (row === undefined) throw sessionInvalid();
    if (!(await sessions.isCurrentToken(actor.sessionId, body.refreshToken)))
      throw forbidden('The refresh token is not the one of this session.');
    const started = await transact(db, (trx) =>
      sessions.startBeside(trx, actor, originOf(request)),
    );
    if (started === null) throw sessionInvalid();
    started.announceEnds();
    return { ...started.tokens, user: toOwnUser(row) };
  },
});

const logout = route({
  method: 'POST',
  url: '/auth/logout',
  summary: 'End the session: its tokens, sockets and the sessions of frames begun beside it',
  body: logoutBody,
  response: { 200: successResponse },
  policy: everyone,
  bodyLimit: bodyLimits.small,
  rate: 'session',
  countsFor: sessionNamed,
  async handler({ body, context: { sessions }, request }) {
    await sessions.endByAccessToken(bearerToken(request));
    if (body?.refreshToken !== undefined) await sessions.endByRefreshToken(body.refreshToken);
    return { success: true };
  },
});

export const sessionRoutes: Route[] = [refresh, frameSession, logout];
