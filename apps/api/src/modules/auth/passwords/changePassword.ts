import type { FastifyRequest } from 'fastify';
import type { Context } from '../../../context';
import { transact } from '../../../db/dialect';
import type { Actor } from '../../../http/actor';
import { languageOf } from '../../../http/language';
import { claimWrite, findMade, writeClaim } from '../../../services/writes/writeOnce';
import type { WriteClaim } from '../../../services/writes/writeOnce';
import { lockAccount, setPasswordHash } from '../../account';
import { mailAccount } from '../mails/securityMails';
import { PASSWORD_CHANGED } from '../passwordReset';
import { endResetLinks } from '../sessionEnds/sessionEnds.repository';
import { assertHardToGuess } from './newPassword';
import { checkCurrentPassword, wrongCurrentPassword } from './currentPassword';
import { hashPassword } from './passwords';

type Given = { currentPassword: string; password: string };
type Sent = Pick<FastifyRequest, 'headers' | 'ip'>;

/**
 * Sets a new password for who shows the current one, which counts as an attempt to sign in; every
 * other session and every mailed link of the person ends. Sent again with the same `clientId`, as
 * browsers do by themselves where a connection was cut, it is done already: the old one is wrong.
 */
export async function changePassword(
  context: Context,
  actor: Actor,
  { clientId, ...given }: Given & { clientId?: string | undefined },
  request: Sent,
): Promise<void> {
  // Without the passwords, whose fingerprint is nothing to keep.
  const claim = writeClaim('password', actor.id, { clientId });
  const isDone = async () => (await findMade(context.db, claim)) !== undefined;
  if (await isDone()) return;
  try {
    await setPassword(context, actor, given, request, claim);
  } catch (error) {
    // The same was under way at the same moment.
    if (!(await isDone())) throw error;
  }
}

async function setPassword(
  context: Context,
  actor: Actor,
  { currentPassword, password }: Given,
  request: Sent,
  claim: WriteClaim | undefined,
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
    await claimWrite(trx, claim, actor.id, context.now());
    await endResetLinks(trx, actor.id, context.now());
    return announce;
  });
  announceEnds();
  mailAccount(context, 'passwordChanged', { userId: actor.id, language: languageOf(request) });
}
