import type { signInBody, signUpBody } from '@clubline/contract/schemas';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Context } from '../../context';
import { transact } from '../../db/dialect';
import { isOutage } from '../../db/outage';
import { badRequest } from '../../http/errors';
import { languageOf } from '../../http/language';
import {
  assertEnabled,
  assertFreeToChoose,
  assertOwnName,
  assertOwnTags,
  createAccount,
  emailKeyOf,
  findAccountByEmail,
  findAccountByUsername,
  toOwnUser,
} from '../account';
import { sendConfirmationLink } from './emailConfirmation/emailConfirmation';
import { originOf } from './devices/originOf';
import { tellOfSignIn } from './devices/tellOfSignIn';
import { mailAccount } from './mails/securityMails';
import { requestOptions, secondFactorOf } from './passkeys/ceremonies';
import { listPasskeys } from './passkeys/passkeys.repository';
import { readSecondFactor } from './passkeys/secondFactor';
import { assertHardToGuess, hashPassword, isPassword } from './passwords';
import { countAttempt } from './signInGuard';
import { countSignUp, countSignUpMail } from './signUpLimit';

type Request = Pick<FastifyRequest, 'headers' | 'ip'>;

/** Creates an account and mails its owner. Throws what a call and a page say of a refusal. */
export async function signUp(
  context: Context,
  body: z.infer<typeof signUpBody>,
  request: Request,
): Promise<ReturnType<typeof toOwnUser>> {
  const { tags, password, ...rest } = body;
  assertFreeToChoose(rest.username);
  assertOwnName(rest.firstName, rest.lastName);
  assertOwnTags(tags.profile);
  await assertHardToGuess(password, rest);
  await countSignUp(context, request.ip);
  const passwordHash = await hashPassword(password, context.config.passwordLog2N, request.ip);
  const mailLanguage = languageOf(request);
  const account = { ...rest, profileTags: tags.profile, passwordHash, mailLanguage };
  const row = await createAccount(context.db, account, context.now());
  if (await countSignUpMail(context, request.ip))
    context.background('confirmation mail', sendConfirmationLink(context, row.id, mailLanguage));
  return toOwnUser(row);
}

/**
 * Begins a session, or says what the account asks for after the password. Throws refusals. One that
 * a page hands over ends soon where no script takes it.
 */
export async function signIn(
  context: Context,
  body: z.infer<typeof signInBody>,
  request: Request,
  isHandedOver = false,
) {
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
  // Not forgiven: who knows the password alone has so many attempts at the rest.
  if (factor.state === 'not shown') return { asksFor: await secondFactor(context, row) };
  const started = await transact(db, async (trx) => {
    const begun = await sessions.startByPassword(trx, row, originOf(request), isHandedOver);
    if (begun !== null) await factor.use(trx);
    return begun;
  }).catch(async (error: unknown) => {
    // Who was right has not guessed, whatever the disk takes.
    if (isOutage(error)) await forgive();
    throw error;
  });
  if (started === null) throw wrong();
  tellOfSignIn(context, { userId: row.id, language: languageOf(request) }, started);
  if (factor.hasUsedCode)
    mailAccount(context, 'recoveryCodeUsed', { userId: row.id, language: languageOf(request) });
  await forgive();
  return { session: { ...started.tokens, user: toOwnUser(row) } };
}

/** What a browser needs to show one of this account's passkeys. */
const secondFactor = async (context: Context, row: { id: string; passwordHash: string }) => ({
  options: await requestOptions(
    context,
    secondFactorOf(row),
    await listPasskeys(context.db, row.id),
  ),
});
