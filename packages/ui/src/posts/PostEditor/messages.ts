import { defineMessages } from '../../primitives/messages';
/** Default texts of PostEditor; pass `labels` to replace any. */
export const postEditorMessages = defineMessages('postEditor', {
  label: 'Edit your post',
  save: 'Save',
  saving: 'Saving…',
  cancel: 'Cancel',
});
