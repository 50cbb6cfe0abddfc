import { defineMessages } from '../messages';

/** What is asked before a page is left on which something is written that nothing keeps. */
export const leavingMessages = defineMessages('leaving', {
  title: 'Leave this page?',
  text: 'What you wrote here is not saved.',
  leave: 'Leave',
  stay: 'Stay here',
});
