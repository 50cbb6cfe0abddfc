/** Default texts of ProfilePostComposer. */
export const profilePostComposerCopy = {
  label: 'Write a post',
  placeholder: 'What happened at the race?',
  image: 'Image',
  post: 'Post',
  posting: 'Posting…',
};
