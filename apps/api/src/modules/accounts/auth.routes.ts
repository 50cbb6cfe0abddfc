import {
  checkEmailParams,
  checkUsernameParams,
  doneResponse,
  existsResponse,
  frameSessionBody,
  loginQuery,
  logoutBody,
  nothing,
  ownUser,
  refreshBody,
  signInBody,
  signInResponse,
  signUpBody,
  signUpResponse,
  tokens,
} from '@clubline/contract/schemas';
import { badRequest, forbidden, sessionInvalid } from '../../http/errors';
import { everyone, signedIn } from '../../http/policy';
import { bodyLimits } from '../../http/route';
import type { AddRoute } from '../../http/route';
import { createAccount, findByEmail, findById, findByUsername } from './accounts.repository';
import { toOwnUser } from './accounts.present';
import { hashPassword, isPassword } from './passwords';
import { countFailure, forgetFailures, refuseWhenLocked } from './signInGuard';

/** Clients look for themselves under any of these. */
const ME = ['/auth/me', '/users/me', '/user/me', '/users/profile', '/auth/profile'];

export function authRoutes(add: AddRoute): void {
  add({
    method: 'POST',
    url: '/auth/sign-up',
    summary: 'Create an account',
    body: signUpBody,
    response: { 201: signUpResponse },
    policy: everyone,
    bodyLimit: bodyLimits.small,
    rate: 'credentials',
    async handler({ body, context, reply }) {
      const { tags, password, ...rest } = body;
      const row = await createAccount(
        context.db,
        {
          ...rest,
          profileTags: tags.profile,
          passwordHash: await hashPassword(password, context.config.passwordLog2N),
        },
        context.now(),
      );
      reply.code(201);
      return { user: toOwnUser(row) };
    },
  });

  add({
    method: 'POST',
    url: '/auth/sign-in',
    summary: 'Sign in with an email or a username',
    body: signInBody,
    response: { 200: signInResponse },
    policy: everyone,
    bodyLimit: bodyLimits.small,
    rate: 'credentials',
    async handler({ body, context, request }) {
      const identifier = (body.email ?? body.username ?? '').toLowerCase();
      await refuseWhenLocked(context, identifier, request.ip);
      // Accounts may be named either way in either field: an @ never stands in a username.
      const row = identifier.includes('@')
        ? await findByEmail(context.db, identifier)
        : await findByUsername(context.db, identifier);
      if (
        !(await isPassword(body.password, row?.passwordHash, context.config.passwordLog2N)) ||
        row === undefined
      ) {
        await countFailure(context, identifier, request.ip);
        throw badRequest('That email or username and password do not match.');
      }
      await forgetFailures(context, identifier, request.ip);
      return { ...(await context.sessions.start(context.db, row.id)), user: toOwnUser(row) };
    },
  });

  add({
    method: 'POST',
    url: '/auth/refresh',
    summary: 'Exchange a refresh token for the next pair of tokens',
    body: refreshBody,
    response: { 200: tokens },
    policy: everyone,
    bodyLimit: bodyLimits.small,
    rate: 'session',
    handler: ({ body, context }) => context.sessions.refresh(body.refreshToken),
  });

  add({
    method: 'POST',
    url: '/auth/frame-session',
    summary:
      'Begin a further session of the same person, for a frame of this product on another page',
    body: frameSessionBody,
    response: { 200: signInResponse },
    policy: signedIn,
    bodyLimit: bodyLimits.small,
    rate: 'session',
    async handler({ actor, body, context }) {
      const row = await findById(context.db, actor.id);
      if (row === undefined) throw sessionInvalid();
      if (!(await context.sessions.holds(actor.sessionId, body.refreshToken)))
        throw forbidden('The refresh token is not the one of this session.');
      return { ...(await context.sessions.start(context.db, row.id)), user: toOwnUser(row) };
    },
  });

  add({
    method: 'POST',
    url: '/auth/logout',
    summary: 'End the session: its access token, refresh token and sockets',
    body: logoutBody,
    response: { 200: doneResponse },
    policy: everyone,
    bodyLimit: bodyLimits.small,
    rate: 'session',
    async handler({ body, context, request }) {
      await context.sessions.endByAccessToken(request.headers.authorization);
      if (body?.refreshToken !== undefined)
        await context.sessions.endByRefreshToken(body.refreshToken);
      return { success: true };
    },
  });

  add({
    method: 'GET',
    url: '/login',
    summary: 'Leads to the sign-in page; `next` is where to go on from there',
    query: loginQuery,
    response: { 302: nothing },
    policy: everyone,
    bodyLimit: bodyLimits.none,
    rate: 'read',
    async handler({ query: { next }, reply }) {
      reply.redirect(
        next === undefined ? '/auth' : `/auth?${new URLSearchParams({ next }).toString()}`,
      );
    },
  });

  for (const url of ME) {
    add({
      method: 'GET',
      url,
      summary: 'The signed-in person',
      response: { 200: ownUser },
      policy: signedIn,
      bodyLimit: bodyLimits.none,
      rate: 'read',
      async handler({ actor, context }) {
        const row = await findById(context.db, actor.id);
        if (row === undefined) throw sessionInvalid();
        return toOwnUser(row);
      },
    });
  }

  add({
    method: 'GET',
    url: '/users/check-username/:username',
    summary: 'Whether a username is taken',
    params: checkUsernameParams,
    response: { 200: existsResponse },
    policy: everyone,
    bodyLimit: bodyLimits.none,
    rate: 'lookup',
    handler: async ({ params, context }) => ({
      exists: (await findByUsername(context.db, params.username)) !== undefined,
    }),
  });

  add({
    method: 'GET',
    url: '/users/check-email/:email',
    summary: 'Whether an email is in use',
    params: checkEmailParams,
    response: { 200: existsResponse },
    policy: everyone,
    bodyLimit: bodyLimits.none,
    rate: 'lookup',
    handler: async ({ params, context }) => ({
      exists: (await findByEmail(context.db, params.email)) !== undefined,
    }),
  });
}
