import { defineMessages } from '../../platform/messages';

/** Words about an email address that nobody has confirmed yet. */
export const emailConfirmationMessages = defineMessages('emailConfirmation', {
  title: 'Confirm your email address',
  text: (email: string) =>
    `We have sent a link to ${email}. Open it, so that we know that the address is yours.`,
  send: 'Send a new link',
  sending: 'Sending',
  sent: 'A new link is on its way',
  sentText: (email: string) => `Look into the mailbox of ${email}, also among unwanted mails.`,
  failed: 'The link could not be sent',
  tryAgain: 'Please try again.',
});
