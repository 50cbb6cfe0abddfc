import { mediumDate } from '../platform/dates';
import { defineMessages } from '../platform/messages';

/** Words of the page with the keys of partners besides those of `partnerKeyListMessages`. */
export const partnerKeysMessages = defineMessages('partnerKeys', {
  date: (date: Date) => mediumDate(date),
  /** `date` is in the words of the one above. */
  made: (date: string) => `Made on ${date}`,
  used: (date: string) => `Used on ${date}`,
  unused: 'Not used yet',
  noName: 'The name of the partner is required.',
  revokeQuestion: (partner: string) => `Revoke this key of ${partner}?`,
  revokeHint:
    'People who chat with it leave at once, and the partner’s server gets no token with it any ' +
    'more. This cannot be taken back.',
  revoke: 'Revoke',
  revoked: 'Key revoked',
  revokeFailed: 'The key was not revoked',
  createFailed: 'No key was made',
  /** Said where it is not known whether a key was made. */
  createLost:
    'The answer got lost. If a new key stands in the list, revoke it: nobody has seen it.',
  copied: 'Key copied',
  copyFailed: 'It could not be copied. Please select it.',
  tryAgain: 'Please try again.',
  notAllowed: 'Only administrators see the keys of partners.',
  unknown: 'This server makes no keys for partners.',
});
