import { defineMessages } from '../../primitives/messages';
/** Default texts of PostComposer; pass `labels` to replace any. */
export const postComposerMessages = defineMessages('postComposer', {
  label: 'Write a post',
  placeholder: 'What’s new in your club?',
  submit: 'Post',
  submitting: 'Posting…',
  pictures: 'Pictures',
  addPicture: 'Add picture',
  removePicture: (position: number, count: number) =>
    count === 1 ? 'Remove picture' : `Remove picture ${position}`,
  notAnImage: 'This file is not an image.',
  tooManyPictures: (max: number) =>
    max === 1 ? 'A post shows one picture.' : `A post shows up to ${max} pictures.`,
  pictureAlt: (position: number, count: number) =>
    count === 1 ? 'Describe the picture' : `Describe picture ${position}`,
  pictureAltHint: 'For people who cannot see it.',
});
