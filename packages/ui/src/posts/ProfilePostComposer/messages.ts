import { defineMessages } from '../../primitives/messages';
/** Default texts of ProfilePostComposer. */
export const profilePostComposerMessages = defineMessages('profilePostComposer', {
  label: 'Write a post',
  placeholder: 'What happened at the race?',
  image: 'Image',
  imageAlt: 'Describe the picture',
  imageAltHelp: 'Read to people who cannot see it. You may leave it out.',
  post: 'Post',
  posting: 'Posting…',
});
