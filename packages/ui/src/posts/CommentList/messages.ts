import { defineMessages } from '../../primitives/messages';
/** Default texts of CommentList; pass `labels` to replace any. */
export const commentListMessages = defineMessages('commentList', {
  comments: 'Comments',
  empty: 'No comments yet.',
  loading: 'Loading comments…',
  failed: 'Comments could not be loaded.',
  retry: 'Try again',
  unknownAuthor: 'Unknown member',
  sending: 'Sending…',
  showOlder: 'Show earlier comments',
  olderFailed: 'Earlier comments could not be loaded.',
});
