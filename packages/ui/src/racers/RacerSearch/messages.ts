import { defineMessages } from '../../primitives/messages';
/** Default texts of RacerSearch. */
export const racerSearchMessages = defineMessages('racerSearch', {
  label: 'Search racers',
  placeholder: 'Racer name…',
  empty: 'No racers found.',
  failed: 'Failed to load racers',
  loading: 'Loading racers…',
  loadMore: 'Load more',
  loadingMore: 'Loading more…',
  count: (count: number) => (count === 1 ? '1 racer' : `${count} racers`),
});
