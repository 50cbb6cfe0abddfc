import { defineMessages } from '../../primitives/messages';

/** Default texts of ExplorePage; pass `labels` to replace any. */
export const explorePageMessages = defineMessages('explorePage', {
  search: 'Search everything',
  people: 'People to follow',
  racers: 'Racers',
  seeAll: 'See all',
  loading: 'Loading…',
  failed: 'Could not be loaded.',
  retry: 'Try again',
});
