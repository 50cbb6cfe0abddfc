import { defineMessages } from '../../primitives/messages';
/** Default texts of ReportDialog; pass `labels` to replace any. */
export const reportDialogMessages = defineMessages('reportDialog', {
  title: 'Report this post',
  lead: 'The club’s owners will see it. They are not told who reported it.',
  question: 'What is wrong with it?',
  cancel: 'Cancel',
  submit: 'Send report',
  submitting: 'Sending…',
});
