import type { FastifyRequest } from 'fastify';
import type { Context } from '../../../context';
import { transact } from '../../../db/dialect';
import type { Actor } from '../../../http/actor';
import { languageOf } from '../../../http/language';
import { lockAccount, setPasswordHash } from '../../account';
import { mailAccount } from '../mails/securityMails';
import { PASSWORD_CHANGED } from '../passwordReset';
import { endResetLinks } from '../sessionEnds/sessionEnds.repository';
import { assertHardToGuess } from './newPassword';
import { checkCurrentPassword, wrongCurrentPassword } from './currentPassword';
import { hashPassword } from './passwords';

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
  const account = await checkCurrentPassword(context, actor, currentPassword, request);
  await assertHardToGuess(password, account);
  const passwordHash = await hashPassword(password, config.passwordLog2N, request.ip);
  const announceEnds = await transact(db, async (trx) => {
    // Another change may have been faster.
    if (!(await lockAccount(trx, actor.id, account.passwordHash))) throw wrongCurrentPassword();
    const announce = await sessions.endOthers(trx, actor, PASSWORD_CHANGED);
    await setPasswordHash(trx, actor.id, passwordHash);
    await endResetLinks(trx, actor.id, context.now());
    return announce;
  });
  announceEnds();
  mailAccount(context, 'passwordChanged', { userId: actor.id, language: languageOf(request) });
}
