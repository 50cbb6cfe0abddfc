import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { domainToASCII } from 'node:url';
import { isDomainLike } from '@clubline/contract/schemas';
import { createTransport } from 'nodemailer';
import parseMailboxes from 'nodemailer/lib/addressparser';
import type { Config } from '../config';

interface Mail {
  /** An address alone, as `replyTo`. */
  to: string;
  subject: string;
  text: string;
  replyTo?: string;
}

export interface Mailer {
  /** Sends, or throws. */
  send(mail: Mail): Promise<void>;
}

/**
 * SMTP when the settings name a server; else each mail becomes a file in `outbox/`, named in the
 * log.
 */
export function createMailer(
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>,
  log: { info(about: { file: string }, words: string): void },
): Mailer {
  const messageOf = ({ to, replyTo, ...words }: Mail) => ({
    from: config.mailFrom,
    // Machines that answer for somebody leave these alone.
    headers: { 'Auto-Submitted': 'auto-generated' },
    ...words,
    to: alone(to),
    ...(replyTo === undefined ? {} : { replyTo: alone(replyTo) }),
  });
  if (config.smtpUrl !== undefined) {
    const transport = createTransport(config.smtpUrl, {
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
    } as object);
    return {
      async send(mail) {
        try {
          await transport.sendMail(messageOf(mail));
        } catch (error) {
          throw withoutMail(error as SmtpError);
        }
      },
    };
  }
  const outbox = join(config.dataDir, 'outbox');
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(messageOf(mail));
      await mkdir(outbox, { recursive: true });
      const file = join(
        outbox,
        `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomBytes(4).toString('hex')}.eml`,
      );
      await writeFile(file, readableFile(String(message), mail.text), { mode: 0o600 });
      // Not its subject: one of a contact message holds what a visitor typed.
      log.info({ file }, 'no mail server is set; the mail was written to a file');
    },
  };
}

/** What the library says of a failure; servers may repeat what they refuse in their `response`. */
type SmtpError = Error & {
  code?: string;
  command?: string;
  response?: string;
  responseCode?: number;
};

/** A failure without words of the mail or addresses, since it stands in the log. */
function withoutMail(error: SmtpError): Error {
  const { code, command = '', response = '', responseCode } = error;
  if (!/^(?:MAIL|RCPT|DATA)/.test(command) && !['EENVELOPE', 'EMESSAGE'].includes(code ?? ''))
    return error;
  const [status = ''] = /^\d{3}(?:[ -]\d\.\d{1,3}\.\d{1,3})?/.exec(response) ?? [];
  const words = `The mail server did not take a mail (${command}): ${status || code}`;
  return Object.assign(new Error(words), { code, responseCode });
}

/** Not to be read as a list, or as an address with a name: somebody has typed it. */
function alone(address: string) {
  const at = address.lastIndexOf('@') + 1;
  return { name: '', address: address.slice(0, at) + asciiDomain(address.slice(at)) };
}

/**
 * A domain as mail servers take it, however it was typed: with wide letters, those of other scripts
 * or a last dot. Addresses are compared by it: of two that are one, both can be written to.
 */
export function asciiDomain(typed: string): string {
  const domain = typed.toLowerCase();
  const ascii = isDomainLike(domain) ? domainToASCII(domain) : '';
  return (ascii || domain).replace(/\.+$/, '');
}

/** The address of a mailbox of the settings, which may have a name. */
export const addressIn = (mailbox: string): string =>
  parseMailboxes(mailbox, { flatten: true })[0]?.address ?? mailbox;

/** Leaves the text unencoded: people read the file and copy links from it. */
function readableFile(message: string, text: string): string {
  const head = message
    .slice(0, message.indexOf('\r\n\r\n'))
    .replace(/^Content-Transfer-Encoding:.*$/im, 'Content-Transfer-Encoding: 8bit');
  return `${head}\r\n\r\n${text.replaceAll('\n', '\r\n')}\r\n`;
}
