import { defineMessages } from '../../primitives/messages';
/** Default texts of CommentComposer; pass `labels` to replace any. */
export const commentComposerMessages = defineMessages('commentComposer', {
  label: 'Write a comment',
  placeholder: 'Write a comment…',
  submit: 'Send comment',
  replyingTo: (name: string) => `Replying to ${name}`,
  editing: 'Editing your comment',
  editLabel: 'Edit your comment',
  save: 'Save comment',
  cancel: 'Cancel',
  hint: 'Enter sends, Shift and Enter make a new line.',
});
