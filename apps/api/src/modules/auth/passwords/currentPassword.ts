import type { FastifyRequest } from 'fastify';
import type { Context } from '../../../context';
import type { Actor } from '../../../http/actor';
import { badField, sessionInvalid } from '../../../http/errors';
import { findAccountById } from '../../account';
import { countAttempt } from '../signInGuard';
import { isPassword } from './passwords';

/** 400 about the password that somebody has to show once more. */
export const wrongCurrentPassword = () =>
  badField('currentPassword', 'This is not your current password.');

/** The account of whoever shows its password, which counts as an attempt to sign in. */
export async function checkCurrentPassword(
  context: Context,
  actor: Actor,
  currentPassword: string,
  { ip }: Pick<FastifyRequest, 'ip'>,
) {
  const account = await findAccountById(context.db, actor.id);
  if (account === undefined) throw sessionInvalid();
  const forgive = await countAttempt(context, account, ip);
  const { passwordLog2N } = context.config;
  if (!(await isPassword(currentPassword, account.passwordHash, passwordLog2N, ip)))
    throw wrongCurrentPassword();
  await forgive();
  return account;
}
