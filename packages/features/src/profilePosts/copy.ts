/** Every text of the posts on a profile. */
export const profilePostsCopy = {
  empty: 'No posts yet.',
  emptyOwn: 'Nothing posted yet. Say how the race went.',
  loading: 'Loading posts…',
  loadFailed: 'Posts could not be loaded.',
  retry: 'Try again',
  loadMore: 'Load more',
  posted: 'Posted',
  postFailed: 'Failed to post',
  tryAgain: 'Please try again.',
  noMediaUrl: 'Upload succeeded but no mediaUrl returned.',
  imageTooLarge: 'The image is too large.',
  connectionLost: 'The connection was lost. Please try again.',
};

/** The age of a post on a profile. */
export const postAgeCopy = {
  now: 'now',
  minutes: (count: number) => `${count}m`,
  hours: (count: number) => `${count}h`,
  days: (count: number) => `${count}d`,
  weeks: (count: number) => `${count}w`,
};
