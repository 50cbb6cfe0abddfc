import { defineMessages } from '../../primitives/messages';

/** Default texts of PartnerKeyList. */
export const partnerKeyListMessages = defineMessages('partnerKeyList', {
  title: 'Keys of partners',
  hint:
    'With a key, a partner’s own server lets its people chat: under their name, with the ' +
    'partner’s beside it, and nothing else. Whoever has a key can speak for all of them.',
  partner: 'Name of the partner',
  partnerHint: 'It stands beside the names of its people. A known name gets a further key.',
  create: 'Make a key',
  list: 'Keys',
  empty: 'No partner has a key yet.',
  /** `hint` is the end of the key. */
  ending: (hint: string) => `ends in ${hint}`,
  revoked: 'Revoked',
  revoke: 'Revoke',
  /** Read out instead of `revoke`, of which a list has many. */
  revokeOf: (partner: string, hint: string) => `Revoke the key of ${partner} that ends in ${hint}`,
  loading: 'Loading the keys…',
  failed: 'The keys could not be loaded.',
  retry: 'Try again',
});
