import { defineMessages } from '../../primitives/messages';

/** Default texts of SearchPanel and SearchPage; pass `labels` to replace any. */
export const searchPanelMessages = defineMessages('searchPanel', {
  label: 'Search everything',
  placeholder: 'Name, club or race',
  results: 'Results',
  allKinds: 'All',
  people: 'People',
  clubs: 'Clubs',
  racers: 'Racers',
  races: 'Races',
  posts: 'Posts',
  recent: 'Recent searches',
  suggestions: 'Suggestions',
  clearRecent: 'Clear recent searches',
  start: 'Who or what are you looking for?',
  startHint: 'A name, a club, a racer or a race: part of it is enough.',
  searching: 'Searching…',
  /** `isMore`: there may be more than those. */
  count: (count: number, isMore: boolean) =>
    isMore ? `${count}+ results` : count === 1 ? '1 result' : `${count} results`,
  empty: (words: string) => `Nothing found for “${words}”.`,
  /** Where more can be looked through. */
  nothingYet: 'Nothing found so far.',
  emptyHint: 'Check the spelling, or try fewer words.',
  /** Gets the headings of what failed, in one line. */
  failed: (parts: string) => `Could not be searched: ${parts}.`,
  retry: 'Try again',
  offline: 'No connection.',
  offlineHint: 'Races are searched on this device. The rest is searched once there is one.',
  all: (words: string) => `All results for “${words}”`,
  showMore: 'Show more',
  loadingMore: 'Loading more…',
});
