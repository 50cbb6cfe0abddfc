import { defineMessages } from '../messages';
/**
 * What people read when a call does not even arrive, instead of the browser's own words for it.
 */
export const connectionMessages = defineMessages('connection', {
  unreachable: 'The server could not be reached. Please check your connection and try again.',
});
