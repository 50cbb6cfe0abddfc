import { defineMessages } from '../../primitives/messages';
/** Default texts of ProfilePostComposer. */
export const profilePostComposerMessages = defineMessages('profilePostComposer', {
  label: 'Write a post',
  placeholder: 'What happened at the race?',
  post: 'Post',
  posting: 'Posting…',
});
