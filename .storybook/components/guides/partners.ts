import type { Guides } from '../guide.types';

/** The keys of partners’ servers. */
export const guides: Guides = {
  PartnerKeyDialog: {
    whenToUse: ['a key, the only time that it is known'],
    whenNotToUse: ['codes of a person: RecoveryCodesDialog', 'what can be shown again: Dialog'],
    anatomy: {
      Sentence: 'whose key it is, and that it is shown once',
      Key: 'in letters of one width',
      Buttons: 'Copy, I have kept it',
    },
    content: ['The closing button says what one has done.'],
    roles: 'a dialog named after its heading; the key is a group named Key',
    keys: 'Tab: Copy, I have kept it; Escape does not close it',
    rightToLeft: 'The key keeps its own direction.',
  },
  PartnerKeyList: {
    whenToUse: ['the keys of partners: making one, and revoking each'],
    whenNotToUse: ['the key itself, once: PartnerKeyDialog', 'passkeys of people: PasskeyList'],
    anatomy: {
      Field: 'the partner’s name, with Make a key',
      Row: 'partner, the end of the key, when it was made and used, Revoke or Revoked',
    },
    content: ['A key is told by its end: ends in 7Qa.'],
    roles: 'a heading, a form with one field, a list; Revoke is named after partner and key',
    keys: 'Tab: the field, Make a key, then each Revoke',
  },
  PartnerKeysScreen: {
    whenToUse: ['keys of partners, for administrators; the server decides who is one'],
    whenNotToUse: ['trying the embeds: the quick start'],
    anatomy: {
      List: 'a PartnerKeyList',
      Dialog: 'a PartnerKeyDialog after a key was made',
    },
    roles: 'those of both; what was copied or revoked is a toast',
    tested: 'a key that was made although no answer came',
  },
};
