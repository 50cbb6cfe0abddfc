import { vi } from 'vitest';
import type { Api } from '../app';

/** The mails to one person; those that earlier tests have caused may still be on their way. */
export interface Mailbox {
  /** What has come so far. */
  mails(): { to: string; subject: string; text: string }[];
  /** The token of the link in the first mail that has one, once it has come. */
  linkToken(): Promise<string>;
  close(): void;
}

/**
 * Keeps the mails of a node from being delivered, until it is closed. Those that ask to confirm the
 * address, which every new account causes, are left out unless they are what is looked for.
 */
export function openMailbox(
  { context }: Pick<Api, 'context'>,
  address: string,
  { confirmations = false } = {},
): Mailbox {
  const send = vi.spyOn(context.mail, 'send').mockResolvedValue();
  const mails = () =>
    send.mock.calls
      .map(([mail]) => mail)
      .filter(
        ({ to, text }) => to === address && text.includes('/confirm-email') === confirmations,
      );
  return {
    mails,
    linkToken: () =>
      vi.waitFor(() => {
        const token = /token=([\w-]+)/.exec(
          mails()
            .map(({ text }) => text)
            .join(),
        )?.[1];
        if (token === undefined) throw new Error('No link has come.');
        return token;
      }),
    close: () => send.mockRestore(),
  };
}
