import type { PageResult } from '../../../http/forms/plainPage';

/** Texts of the mail that asks to confirm an address, and of the page its link opens. */
export interface ConfirmationMessages {
  mail: { subject: string; text(address: string): string };
  title: string;
  question: string;
  submit: string;
  stale: PageResult;
  done: PageResult;
}

export const confirmationMessages: ConfirmationMessages = {
  mail: {
    subject: 'Confirm your email address',
    text: (address) =>
      [
        'Hello,',
        '',
        'an account was made with this email address. If it is yours, open this address within ' +
          'three days and confirm it:',
        '',
        address,
        '',
        'If it was not you, do nothing: the address stays unconfirmed.',
      ].join('\n'),
  },
  title: 'Confirm your email address',
  question: 'Is the mailbox that this link came to yours, and the account, too?',
  submit: 'Confirm',
  stale: {
    title: 'This link no longer works',
    text: 'Links work for three days. Ask for a new one in your settings.',
    action: 'Go to the settings',
  },
  done: {
    title: 'Your email address is confirmed',
    text: 'There is nothing more to do.',
    action: 'Go to Clubline',
  },
};
