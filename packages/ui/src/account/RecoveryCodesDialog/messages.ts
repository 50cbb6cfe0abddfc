import { defineMessages } from '../../primitives/messages';

/** Default texts of RecoveryCodesDialog. */
export const recoveryCodesDialogMessages = defineMessages('recoveryCodesDialog', {
  title: 'Your recovery codes',
  hint:
    'Each of them counts once in place of your passkey. They are shown only now: keep them where ' +
    'you find them without this device.',
  codes: 'Recovery codes',
  copy: 'Copy',
  download: 'Download',
  done: 'I have kept them',
});
