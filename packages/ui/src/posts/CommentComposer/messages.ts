import { defineMessages } from '../../primitives/messages';
/** Default texts of CommentComposer; pass `labels` to replace any. */
export const commentComposerMessages = defineMessages('commentComposer', {
  label: 'Write a comment',
  placeholder: 'Write a comment…',
  submit: 'Send comment',
  hint: 'Enter sends, Shift and Enter make a new line.',
});
