import type { FastifyRequest } from 'fastify';
import type { Context } from '../../../context';
import { transact } from '../../../db/dialect';
import type { Actor } from '../../../http/actor';
import { badField, sessionInvalid } from '../../../http/errors';
import { languageOf } from '../../../http/language';
import { findAccountById, lockAccount, setPasswordHash } from '../../account';
import { mailPasswordChanged } from '../mails/securityMails';
import { endResetLinks, PASSWORD_CHANGED } from '../passwordReset';
import { countAttempt } from '../signInGuard';
import { assertUncommon } from './commonPasswords';
import { hashPassword, isPassword } from './passwords';

/**
 * Sets a new password for who shows the current one, which counts as an attempt to sign in; every
 * other session and every mailed link of the person ends.
 */
export async function changePassword(
  context: Context,
  actor: Actor,
  { currentPassword, password }: { currentPassword: string; password: string },
  request: Pick<FastifyRequest, 'headers' | 'ip'>,
): Promise<void> {
  const { config, db, sessions } = context;
  const wrong = () => badField('currentPassword', 'This is not your current password.');
  const account = await findAccountById(db, actor.id);
  if (account === undefined) throw sessionInvalid();
  const forgive = await countAttempt(context, account, request.ip);
  const { passwordLog2N } = config;
  if (!(await isPassword(currentPassword, account.passwordHash, passwordLog2N, request.ip)))
    throw wrong();
  await forgive();
  await assertUncommon(password);
  const passwordHash = await hashPassword(password, passwordLog2N, request.ip);
  const announceEnds = await transact(db, async (trx) => {
    // Another change may have been faster.
    if (!(await lockAccount(trx, actor.id, account.passwordHash))) throw wrong();
    const announce = await sessions.endOthers(trx, actor, PASSWORD_CHANGED);
    await setPasswordHash(trx, actor.id, passwordHash);
    await endResetLinks(trx, actor.id, context.now());
    return announce;
  });
  announceEnds();
  mailPasswordChanged(context, { userId: actor.id, language: languageOf(request) });
}
