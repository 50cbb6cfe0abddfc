import {
  loginQuery,
  noContent,
  secondFactorNeededResponse,
  signInBody,
  signInResponse,
  signUpBody,
  signUpResponse,
} from '@clubline/contract/schemas';
import type { Context } from '../../context';
import { transact } from '../../db/dialect';
import { badRequest, errorBody } from '../../http/errors';
import { languageOf } from '../../http/language';
import { everyone } from '../../http/policy';
import { bodyLimits, route } from '../../http/route';
import type { Route } from '../../http/route';
import {
  assertEnabled,
  assertFreeToChoose,
  assertOwnName,
  createAccount,
  emailKeyOf,
  findAccountByEmail,
  findAccountByUsername,
  toOwnUser,
} from '../account';
import { sendConfirmationLink } from './emailConfirmation/emailConfirmation';
import { originOf } from './devices/originOf';
import { mailAccount } from './mails/securityMails';
import { requestOptions, secondFactorOf } from './passkeys/ceremonies';
import { listPasskeys } from './passkeys/passkeys.repository';
import { readSecondFactor } from './passkeys/secondFactor';
import { assertHardToGuess, hashPassword, isPassword } from './passwords';
import { tellOfSignIn } from './devices/tellOfSignIn';
import { countAttempt } from './signInGuard';
import { countSignUp, countSignUpMail } from './signUpLimit';

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
    const { tags, password, ...rest } = body;
    assertFreeToChoose(rest.username);
    assertOwnName(rest.firstName, rest.lastName);
    await assertHardToGuess(password, rest);
    await countSignUp(context, request.ip);
    const passwordHash = await hashPassword(password, context.config.passwordLog2N, request.ip);
    const account = { ...rest, profileTags: tags.profile, passwordHash };
    const row = await createAccount(context.db, account, context.now());
    if (await countSignUpMail(context, request.ip))
      context.background(
        'confirmation mail',
        sendConfirmationLink(context, row.id, languageOf(request)),
      );
    reply.code(201);
    return { user: toOwnUser(row) };
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
    const { db, config, sessions } = context;
    const { ip } = request;
    const identifier = body.email ?? body.username ?? '';
    // Clients send either in either field: a username never contains an @.
    const isEmail = identifier.includes('@');
    const row = isEmail
      ? await findAccountByEmail(db, identifier)
      : await findAccountByUsername(db, identifier);
    const unknown = isEmail ? emailKeyOf(identifier) : identifier.toLowerCase();
    const forgive = await countAttempt(context, row ?? { unknown }, ip);
    const { passwordLog2N } = config;
    const isRight = await isPassword(body.password, row?.passwordHash, passwordLog2N, ip);
    const wrong = () => badRequest('That email or username and password do not match.');
    if (!isRight || row === undefined) throw wrong();
    assertEnabled(row);
    const factor = await readSecondFactor(context, row, body);
    if (factor.state === 'not shown') {
      // Not forgiven: who knows the password alone has so many attempts at the rest.
      reply.code(403);
      return { ...errorBody(403, SECOND_FACTOR), secondFactor: await secondFactor(context, row) };
    }
    const started = await transact(db, async (trx) => {
      const begun = await sessions.startByPassword(trx, row, originOf(request));
      if (begun !== null) await factor.use(trx);
      return begun;
    });
    if (started === null) throw wrong();
    tellOfSignIn(context, { userId: row.id, language: languageOf(request) }, started);
    if (factor.hasUsedCode)
      mailAccount(context, 'recoveryCodeUsed', { userId: row.id, language: languageOf(request) });
    await forgive();
    return { ...started.tokens, user: toOwnUser(row) };
  },
});

/** What a browser needs to show one of this account's passkeys. */
const secondFactor = async (context: Context, row: { id: string; passwordHash: string }) => ({
  options: await requestOptions(
    context,
    secondFactorOf(row),
    await listPasskeys(context.db, row.id),
  ),
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
