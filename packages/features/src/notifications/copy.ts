/** Toasts of the notifications; the words of the list are `notificationListCopy`. */
export const notificationToastCopy = {
  allMarked: 'All caught up',
  allMarkedText: 'All notifications marked as read.',
  markAllFailed: 'Couldn’t mark all as read',
  markAllFailedText: 'Please try again.',
  markFailed: 'Couldn’t update notification',
  loadMoreFailed: 'Couldn’t load notifications.',
  serverError: 'Server error',
};

/** How long ago something happened. */
export const notificationTimeCopy = {
  seconds: (count: number) => `${count}s ago`,
  minutes: (count: number) => `${count}m ago`,
  hours: (count: number) => `${count}h ago`,
  days: (count: number) => `${count}d ago`,
  /** Seven days ago and longer. @default the date as the reader's browser writes it */
  date: (date: Date) => date.toLocaleDateString(),
};
