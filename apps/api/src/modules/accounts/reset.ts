import { createHash, randomBytes } from 'node:crypto';
import type { Context } from '../../context';
import { transact } from '../../db/dialect';
import { badField } from '../../http/errors';
import { findByEmail } from './accounts.repository';
import { hashPassword } from './passwords';

const LINK_LASTS_MS = 60 * 60_000;
/** Mails to one address within an hour; more are silently not sent. */
const MAILS_PER_HOUR = 5;

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** Mails a link that sets a new password, if anybody has this address. Its caller must not wait: time would tell. */
export async function sendResetLink(context: Context, email: string): Promise<void> {
  const user = await findByEmail(context.db, email);
  if (user === undefined) return;
  const { allowed } = await context.counters.take(
    `reset-mail:${user.id}`,
    MAILS_PER_HOUR * context.config.rateLimitScale,
    LINK_LASTS_MS,
  );
  if (!allowed) return;
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.parse(context.now()) + LINK_LASTS_MS).toISOString();
  await context.db
    .insertInto('passwordResets')
    .values({ hash: hashOf(token), userId: user.id, expiresAt, usedAt: null })
    .execute();
  await context.mail.send({
    to: user.email,
    subject: 'Set a new password',
    text: [
      `Hello ${user.firstName},`,
      '',
      'someone asked to set a new password for your account. Open this address within an hour to choose one:',
      '',
      `${context.publicUrl()}/reset-password?token=${token}`,
      '',
      'If it was not you, do nothing: your password stays as it is.',
    ].join('\n'),
  });
}

/** Whether the link still works. */
export async function isResetOpen(context: Context, token: string): Promise<boolean> {
  const row = await context.db
    .selectFrom('passwordResets')
    .select('hash')
    .where('hash', '=', hashOf(token))
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', context.now())
    .executeTakeFirst();
  return row !== undefined;
}

/** Sets the password, once per link; every session and every other link of the person ends. */
export async function resetPassword(
  context: Context,
  token: string,
  password: string,
): Promise<void> {
  const stale = () =>
    badField('token', 'This link has run out or was already used. Please ask for a new one.');
  if (!(await isResetOpen(context, token))) throw stale();
  const passwordHash = await hashPassword(password, context.config.passwordLog2N);
  const userId = await transact(context.db, async (trx) => {
    const now = context.now();
    const used = await trx
      .updateTable('passwordResets')
      .set({ usedAt: now })
      .where('hash', '=', hashOf(token))
      .where('usedAt', 'is', null)
      .where('expiresAt', '>', now)
      .returning('userId')
      .executeTakeFirst();
    if (used === undefined) throw stale();
    await trx.updateTable('users').set({ passwordHash }).where('id', '=', used.userId).execute();
    await trx
      .updateTable('passwordResets')
      .set({ usedAt: now })
      .where('userId', '=', used.userId)
      .where('usedAt', 'is', null)
      .execute();
    return used.userId;
  });
  await context.sessions.endAllOf(userId, 'password changed');
}
