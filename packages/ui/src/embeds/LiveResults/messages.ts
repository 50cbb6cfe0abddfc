/** Every text about results that load themselves. */
export const liveResultsMessages = {
  loading: 'Loading results…',
  updatedNow: 'Updated just now.',
  /** @param age e.g. `3 min` or `2 h` */
  updated: (age: string) => `Updated ${age} ago.`,
  stale: 'These results cannot be refreshed at the moment.',
  failed: 'The results cannot be loaded at the moment.',
  retry: 'Retry',
  retrying: 'Trying…',
};

/** The texts about results that load themselves, by their names in `liveResultsMessages`. */
export type LiveResultsTexts = typeof liveResultsMessages;
