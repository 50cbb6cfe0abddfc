import {
  loginQuery,
  noContent,
  secondFactorNeededResponse,
  signInBody,
  signInResponse,
  signUpBody,
  signUpResponse,
} from '@clubline/contract/schemas';
import { errorBody } from '../../http/errors';
import { everyone } from '../../http/policy';
import { bodyLimits, route } from '../../http/route';
import type { Route } from '../../http/route';
import * as credentials from './credentials';

const SECOND_FACTOR = 'This account asks for a passkey after the password.';

const signUp = route({
  method: 'POST',
  url: '/auth/sign-up',
  summary: 'Create an account',
  body: signUpBody,
  response: { 201: signUpResponse },
  policy: everyone,
  bodyLimit: bodyLimits.small,
  rate: 'credentials',
  async handler({ body, context, reply, request }) {
    const user = await credentials.signUp(context, body, request);
    reply.code(201);
    return { user };
  },
});

const signIn = route({
  method: 'POST',
  url: '/auth/sign-in',
  summary:
    'Sign in with an email or a username. Where the account asks for a passkey as well, the ' +
    'right password alone is a 403 with what a browser needs for it; the same is then sent again ' +
    'with the passkey, or with a recovery code.',
  body: signInBody,
  response: { 200: signInResponse, 403: secondFactorNeededResponse },
  policy: everyone,
  bodyLimit: bodyLimits.small,
  rate: 'credentials',
  async handler({ body, context, reply, request }) {
    const { session, asksFor } = await credentials.signIn(context, body, request);
    if (session !== undefined) return session;
    reply.code(403);
    return { ...errorBody(403, SECOND_FACTOR), secondFactor: asksFor };
  },
});

const login = route({
  method: 'GET',
  url: '/login',
  summary: 'Leads to the sign-in page; `next` is where to go on from there',
  query: loginQuery,
  response: { 302: noContent },
  policy: everyone,
  bodyLimit: bodyLimits.none,
  rate: 'read',
  async handler({ query: { next }, reply }) {
    return reply.redirect(
      next === undefined ? '/auth' : `/auth?${new URLSearchParams({ next }).toString()}`,
    );
  },
});

export const signInRoutes: Route[] = [signUp, signIn, login];
