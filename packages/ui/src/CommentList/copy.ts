/** Default texts of CommentList; pass `labels` to replace any. */
export const commentListCopy = {
  comments: 'Comments',
  empty: 'No comments yet.',
  loading: 'Loading comments…',
  failed: 'Comments could not be loaded.',
  retry: 'Try again',
  unknownAuthor: 'Unknown member',
  sending: 'Sending…',
};
