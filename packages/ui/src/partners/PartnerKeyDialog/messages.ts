import { defineMessages } from '../../primitives/messages';

/** Default texts of PartnerKeyDialog. */
export const partnerKeyDialogMessages = defineMessages('partnerKeyDialog', {
  title: (partner: string) => `The new key of ${partner}`,
  hint:
    'It is shown only now and kept nowhere: hand it over in a safe way. It belongs on the ' +
    'partner’s server, never in a page.',
  key: 'Key',
  copy: 'Copy',
  done: 'I have kept it',
});
