import { defineMessages } from '../../primitives/messages';

/** Default texts of FirstSteps; pass `labels` to replace any. */
export const firstStepsMessages = defineMessages('firstSteps', {
  title: 'First steps',
  progress: (done: number, all: number) => `${done} of ${all} done`,
  club: 'Join a club',
  follow: 'Follow somebody',
  post: 'Write a post',
  picture: 'Add a picture',
  done: 'Done',
  dismiss: 'Hide the first steps',
});
