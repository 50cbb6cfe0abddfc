import { defineMessages } from '../platform/messages';
/** Texts of posts and comments, those of a club's feed first of all. */
export const postsMessages = defineMessages('posts', {
  joinToView: (club: string) => `Join ${club} to view posts.`,
  join: (club: string) => `Join ${club}`,
  empty: 'No posts yet in this club.',
  write: 'Write a post',
  loading: 'Loading posts…',
  loadFailed: 'Posts could not be loaded.',
  retry: 'Try again',
  loadMore: 'Load more',
  posted: 'Posted to club',
  postFailed: 'Failed to post',
  deleted: 'Deleted',
  deleteFailed: 'Delete failed',
  notMembers: (names: string, count: number) =>
    count === 1
      ? `${names} is not a member of this club and will not be notified.`
      : `${names} are not members of this club and will not be notified.`,
  pinned: 'The post is pinned',
  unpinned: 'The post is no longer pinned',
  pinFailed: 'The post could not be pinned',
  unpinFailed: 'The post could not be unpinned',
  pinsFull: (max: number) => `${max} posts are pinned already. Unpin one first.`,
  commentFailed: 'Failed to comment',
  commentChangeFailed: 'The comment could not be changed',
  tryAgain: 'Please try again.',
  notSent: (reason: string) => `Not sent: ${reason}`,
  newPosts: (count: number) => (count === 1 ? '1 new post' : `${count} new posts`),
  deletedMeanwhile: 'This post was deleted while you wrote a comment',
  closedMeanwhile: 'What you were writing here was not sent',
  answeredGone: 'The comment you were answering is no longer here.',
  answeredGoneHint: 'What you wrote is kept until you choose what becomes of it.',
  ownComment: 'Make it a comment',
  copyText: 'Copy text',
  textCopied: 'Text copied',
  copyFailed: 'The text could not be copied',
  discardText: 'Discard',
  postGone: 'The post this link led to is no longer here.',
  commentGone: 'The comment this link led to is no longer here.',
  linkNotCopied: 'The link could not be copied',
  linkCopied: 'Link copied',
  shareFailed: 'The link could not be shared',
});

/** Every text of the posts on a profile. */
export const profilePostsMessages = defineMessages('profilePosts', {
  empty: 'No posts yet.',
  emptyOwn: 'Nothing posted yet. Say how the race went.',
  write: 'Write a post',
  follow: (name: string) => `Follow ${name}`,
  loading: 'Loading posts…',
  loadFailed: 'Posts could not be loaded.',
  retry: 'Try again',
  loadMore: 'Load more',
  posted: 'Posted',
  postFailed: 'Failed to post',
  tryAgain: 'Please try again.',
  notSent: (reason: string) => `Not sent: ${reason}`,
  changeFailed: 'The post could not be changed',
  noMediaUrl: 'Upload succeeded but no mediaUrl returned.',
  connectionLost: 'The connection was lost. Please try again.',
});

/** Every text of reacting. */
export const reactionsMessages = defineMessages('reactions', {
  signInRequired: 'Sign in required',
  signInToReact: 'You must be logged in to react.',
  unauthorized: 'Unauthorized',
  sessionExpired: 'Your session may have expired. Please sign in again.',
  failed: 'Reaction failed',
});
