import { randomBytes } from 'node:crypto';
import type { Context } from '../../../context';
import type { Language } from '../../../http/language';
import { takeOrRefuse } from '../../../http/limits/takeOrRefuse';
import { findAccountById, setEmailConfirmed } from '../../account';
import { hashToken } from '../tokenHash';
import { confirmationTexts } from './confirmationTexts';

const HOUR_MS = 60 * 60_000;
const LINK_TTL_MS = 3 * 24 * HOUR_MS;
/** Links that a person may ask for. */
const LINKS = { max: 5, windowMs: HOUR_MS };

/** Counts a link that somebody asks for; throws 429 beyond five in an hour. */
export const countConfirmationMail = (context: Context, userId: string): Promise<void> =>
  takeOrRefuse(context, `confirmation-mail:${userId}`, LINKS);

/** Mails somebody a link that confirms their address; nothing where it is confirmed already. */
export async function sendConfirmationLink(
  context: Context,
  userId: string,
  language: Language,
): Promise<void> {
  const user = await findAccountById(context.db, userId);
  if (user === undefined || user.emailConfirmedAt !== null) return;
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.parse(context.now()) + LINK_TTL_MS).toISOString();
  await context.db
    .insertInto('emailConfirmations')
    .values({ hash: hashToken(token), userId, expiresAt })
    .execute();
  const { mail } = confirmationTexts[language];
  await context.mail.send({
    to: user.email,
    subject: mail.subject,
    text: mail.text(`${context.publicUrl()}/confirm-email?token=${token}`),
  });
}

/** Whose address a link confirms; nobody's when it has run out. */
export async function personOfLink(
  { db, now }: Context,
  token: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('emailConfirmations')
    .select('userId')
    .where('hash', '=', hashToken(token))
    .where('expiresAt', '>', now())
    .executeTakeFirst();
  return row?.userId;
}

/** Confirms the address a link was mailed to, any number of times; false when it has run out. */
export async function confirmEmail(
  context: Context,
  token: string,
  mailLanguage: Language,
): Promise<boolean> {
  const userId = await personOfLink(context, token);
  if (userId === undefined) return false;
  await setEmailConfirmed(context.db, userId, { now: context.now(), mailLanguage });
  return true;
}
