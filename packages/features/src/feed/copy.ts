/** Every text of a club's feed. */
export const feedCopy = {
  joinToView: (club: string) => `Join ${club} to view posts.`,
  empty: 'No posts yet in this club.',
  loading: 'Loading posts…',
  loadFailed: 'Posts could not be loaded.',
  retry: 'Try again',
  loadMore: 'Load more',
  posted: 'Posted to club',
  postFailed: 'Failed to post',
  deleted: 'Deleted',
  deleteFailed: 'Delete failed',
  commentFailed: 'Failed to comment',
  tryAgain: 'Please try again.',
  newPosts: (count: number) => (count === 1 ? '1 new post' : `${count} new posts`),
  postGone: 'The post this link led to is no longer here.',
  linkCopied: 'Link copied',
  shareFailed: 'The link could not be shared',
};
