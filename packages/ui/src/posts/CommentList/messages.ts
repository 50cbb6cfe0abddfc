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
  edited: 'edited',
  replyToEarlier: 'reply to an earlier comment',
  reply: 'Reply',
  replyTo: (name: string) => `Reply to ${name}`,
  edit: 'Edit',
  delete: 'Delete',
  copyLink: 'Copy link',
  more: (name: string) => `More about the comment by ${name}`,
  deleteQuestion: 'Delete this comment?',
  repliesGoToo: 'The replies to it are deleted, too.',
  cancel: 'Cancel',
  olderFailed: 'Earlier comments could not be loaded.',
});
