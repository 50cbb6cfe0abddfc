import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../../context';
import { transact } from '../../db/dialect';
import { badField } from '../../http/errors';
import { languageOf } from '../../http/language';
import type { Language } from '../../http/language';
import { findAccountByEmail, lockAccount, setEmailConfirmed, setPasswordHash } from '../account';
import { assertHardToGuess, hashPassword, type PasswordOwner } from './passwords';
import { endFactorsAtReset } from './passkeys/secondFactor';
import { mailAccount } from './mails/securityMails';
import { resetTexts } from './resetPage/resetTexts';
import { hashToken } from './tokenHash';

/** Why sessions end; their sockets are told. */
export const PASSWORD_CHANGED = 'password changed';
const LINK_TTL_MS = 60 * 60_000;
/** Mails to one address within an hour; more are silently not sent. */
const MAILS_PER_HOUR = 5;

/**
 * Mails a link that sets a new password, if anybody has this address. Nobody waits for it: the
 * duration would reveal whether somebody has.
 */
export const mailResetLink = (
  context: Context,
  email: string,
  request: Pick<FastifyRequest, 'headers'>,
): void => context.background('reset mail', sendResetLink(context, email, languageOf(request)));

export async function sendResetLink(
  context: Context,
  email: string,
  language: Language,
): Promise<void> {
  const user = await findAccountByEmail(context.db, email);
  if (user === undefined || user.disabledAt !== null) return;
  const { allowed } = await context.counters.take(
    `reset-mail:${user.id}`,
    MAILS_PER_HOUR * context.config.rateLimitScale,
    LINK_TTL_MS,
  );
  if (!allowed) return;
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.parse(context.now()) + LINK_TTL_MS).toISOString();
  await context.db
    .insertInto('passwordResets')
    .values({ hash: hashToken(token), userId: user.id, expiresAt, usedAt: null })
    .execute();
  const { mail } = resetTexts[language];
  await context.mail.send({
    to: user.email,
    subject: mail.subject,
    text: mail.text(`${context.publicUrl()}/reset-password?token=${token}`),
  });
}

/** Whose password a link sets; nobody's when it does not work any more. */
export async function ownerOfResetLink(
  { db, now }: Context,
  token: string,
): Promise<PasswordOwner | undefined> {
  return await db
    .selectFrom('passwordResets')
    .innerJoin('users', 'users.id', 'passwordResets.userId')
    .select(['users.username', 'users.email', 'users.firstName', 'users.lastName'])
    .where('hash', '=', hashToken(token))
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now())
    .where('users.disabledAt', 'is', null)
    .executeTakeFirst();
}

/** Sets the password, once per link; every session and every other link of the person ends. */
export async function resetPassword(
  context: Context,
  { token, password }: { token: string; password: string },
  request: Pick<FastifyRequest, 'headers' | 'ip'>,
): Promise<void> {
  const stale = () =>
    badField('token', 'This link has run out or was already used. Please ask for a new one.');
  const owner = await ownerOfResetLink(context, token);
  if (owner === undefined) throw stale();
  await assertHardToGuess(password, owner);
  const passwordHash = await hashPassword(password, context.config.passwordLog2N, request.ip);
  const language = languageOf(request);
  const { userId, announceEnds } = await transact(context.db, async (trx) => {
    const now = context.now();
    const used = await trx
      .updateTable('passwordResets')
      .set({ usedAt: now })
      .where('hash', '=', hashToken(token))
      .where('usedAt', 'is', null)
      .where('expiresAt', '>', now)
      .returning('userId')
      .executeTakeFirst();
    if (used === undefined || !(await lockAccount(trx, used.userId))) throw stale();
    await setPasswordHash(trx, used.userId, passwordHash);
    await endFactorsAtReset(trx, used.userId, now);
    // Whoever has this link reads the mails of the address. Only now: the step before looks whether
    // anybody had confirmed it already.
    await setEmailConfirmed(trx, used.userId, { now, mailLanguage: language });
    const { sessions } = context;
    return {
      userId: used.userId,
      announceEnds: await sessions.endAllOfUser(trx, used.userId, PASSWORD_CHANGED),
    };
  });
  announceEnds();
  mailAccount(context, 'passwordChanged', { userId, language });
}
