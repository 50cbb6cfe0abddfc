import { defineMessages } from '../../primitives/messages';
/** Default texts of PostComposer; pass `labels` to replace any. */
export const postComposerMessages = defineMessages('postComposer', {
  label: 'Write a post',
  placeholder: 'What is happening in your club?',
  submit: 'Post',
  submitting: 'Posting…',
  picture: 'Picture',
  addPicture: 'Add picture',
  notAnImage: 'This file is not an image.',
  pictureAlt: 'Describe the picture',
  pictureAltHint: 'For people who cannot see it.',
});
