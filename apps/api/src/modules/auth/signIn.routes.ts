import {
  loginQuery,
  noContent,
  signInBody,
  signInResponse,
  signUpBody,
  signUpResponse,
} from '@clubline/contract/schemas';
import { transact } from '../../db/dialect';
import { badRequest } from '../../http/errors';
import { languageOf } from '../../http/language';
import { everyone } from '../../http/policy';
import { bodyLimits, route } from '../../http/route';
import type { Route } from '../../http/route';
import {
  assertFreeToChoose,
  assertOwnName,
  createAccount,
  findAccountByEmail,
  findAccountByUsername,
  toOwnUser,
} from '../account';
import { originOf } from './devices/originOf';
import { mailNewDevice } from './mails/securityMails';
import { assertUncommon, hashPassword, isPassword } from './passwords';
import { countAttempt } from './signInGuard';

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
    const { tags, password, ...rest } = body;
    assertFreeToChoose(rest.username);
    assertOwnName(rest.firstName, rest.lastName);
    await assertUncommon(password);
    const passwordHash = await hashPassword(password, context.config.passwordLog2N, request.ip);
    const account = { ...rest, profileTags: tags.profile, passwordHash };
    const row = await createAccount(context.db, account, context.now());
    reply.code(201);
    return { user: toOwnUser(row) };
  },
});

const signIn = route({
  method: 'POST',
  url: '/auth/sign-in',
  summary: 'Sign in with an email or a username',
  body: signInBody,
  response: { 200: signInResponse },
  policy: everyone,
  bodyLimit: bodyLimits.small,
  rate: 'credentials',
  async handler({ body, context, request }) {
    const { db, config, sessions } = context;
    const { ip } = request;
    const identifier = (body.email ?? body.username ?? '').toLowerCase();
    // Clients send either in either field: a username never contains an @.
    const row = identifier.includes('@')
      ? await findAccountByEmail(db, identifier)
      : await findAccountByUsername(db, identifier);
    const forgive = await countAttempt(context, row ?? { unknown: identifier }, ip);
    const { passwordLog2N } = config;
    const isRight = await isPassword(body.password, row?.passwordHash, passwordLog2N, ip);
    const started =
      isRight && row !== undefined
        ? await transact(db, (trx) => sessions.startByPassword(trx, row, originOf(request)))
        : null;
    if (started === null || row === undefined)
      throw badRequest('That email or username and password do not match.');
    started.announceEnds();
    if (started.newDevice !== null) {
      const about = { userId: row.id, language: languageOf(request) };
      mailNewDevice(context, about, started.newDevice);
    }
    await forgive();
    return { ...started.tokens, user: toOwnUser(row) };
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
    reply.redirect(
      next === undefined ? '/auth' : `/auth?${new URLSearchParams({ next }).toString()}`,
    );
  },
});

export const signInRoutes: Route[] = [signUp, signIn, login];
