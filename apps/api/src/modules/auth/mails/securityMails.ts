import { routes } from '@clubline/contract';
import type { Context } from '../../../context';
import { languages, localeOf, type Language, type Translations } from '../../../http/language';
import type { UserAgent } from '../../../services/sessions';
import { findAccountById } from '../../account';
import { securityMailMessages, type SecurityMail, type SecurityMailMessages } from './messages';
import { securityMailAr } from './messages.ar';
import { securityMailEs } from './messages.es';

const texts: Translations<SecurityMailMessages> = {
  en: securityMailMessages,
  es: securityMailEs,
  ar: securityMailAr,
};

/** Mails of one kind to one person within an hour; the first ones have said all there is. */
const MAILS_PER_HOUR = 5;
const HOUR_MS = 60 * 60_000;
/** What stands between a mail and the same in another language. */
const BETWEEN = '\n---\n\n';

const timeIn = (language: Language, time: string): string =>
  `${new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(new Date(time))} UTC`;

/** Whom a mail is to, and in which language whoever caused it is answered. */
export interface About {
  userId: string;
  language: Language;
}

/** Tells somebody that a device signed in that they had not used. It is sent after the sign-in. */
export function mailNewDevice(context: Context, about: About, device: UserAgent): void {
  context.background('sign-in mail', sendAccountMail(context, 'newDevice', about, device));
}

/** Tells somebody what was done with their account. It is sent after it, by itself. */
export function mailAccount(
  context: Context,
  kind: Exclude<SecurityMail, 'newDevice'>,
  about: About,
): void {
  context.background('account mail', sendAccountMail(context, kind, about));
}

/** Only names of our own lists: whoever signed in chooses no word of the mail. */
function nameOf({ browser, system }: UserAgent, language: Language): string {
  const { name, unknown } = texts[language].device;
  return browser !== null && system !== null
    ? name(browser, system)
    : (browser ?? system ?? unknown);
}

/**
 * Mails somebody what happened to their account, in their language, and in that of whoever did it
 * where that is another; unless they were told so often enough.
 */
export async function sendAccountMail(
  context: Pick<Context, 'config' | 'counters' | 'db' | 'mail' | 'now' | 'publicUrl'>,
  kind: SecurityMail,
  { userId, language }: About,
  device: UserAgent = { browser: null, system: null },
): Promise<void> {
  const max = MAILS_PER_HOUR * context.config.rateLimitScale;
  const { allowed } = await context.counters.take(`${kind}-mail:${userId}`, max, HOUR_MS);
  const account = allowed ? await findAccountById(context.db, userId) : undefined;
  if (account === undefined) return;
  const address = `${context.publicUrl()}${routes.authReset.path}`;
  const own = languages.find((one) => one === account.mailLanguage) ?? language;
  // Whoever acts may be a thief, who is not to choose a language that the owner cannot read.
  const parts = [...new Set([own, language])].map((each) =>
    texts[each][kind].text(timeIn(each, context.now()), address, nameOf(device, each)),
  );
  await context.mail.send({
    to: account.email,
    subject: texts[own][kind].subject,
    text: parts.join(BETWEEN),
  });
}
