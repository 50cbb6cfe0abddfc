import type { Guides } from '../guide.types';

/** Finding anything from everywhere. */
export const guides: Guides = {
  SearchPanel: {
    whenToUse: ['finding people, clubs, racers, races and posts at once; what a dialog holds'],
    whenNotToUse: [
      'one kind alone: UserSearch, RacerSearch',
      'a whole page of results: SearchPage',
    ],
    anatomy: {
      Field: 'has the focus and keeps it',
      'Recent searches': 'while nothing is typed, where there are any',
      Group: 'its heading and the first of what was found',
      'All results': 'leads to the page with everything',
      Notice: 'what could not be searched, or that there is no connection',
    },
    content: [
      'Nothing found says what was searched for; where a part failed it is not said.',
      'A race says nothing of places.',
      'Where not all has been looked through, it says so far, and never that there is nothing.',
    ],
    roles: 'a search with a field over a list box in groups; how many there are is a status',
    keys: 'arrows, Home and End choose, Enter follows or shows all; Escape clears, then closes',
    tested: 'keys, every state and failures in unit tests; opening, closing and phones in journeys',
    untested: 'a long session with a screen reader on a phone',
  },
  ExplorePage: {
    whenToUse: ['where somebody looks round without a word to search for'],
    whenNotToUse: ['what was found for some words: SearchPage'],
    anatomy: {
      Lead: 'what is latest, e.g. a PodiumSection',
      Card: 'people or racers, some of many, with the way to all; left out when empty',
      Search: 'leads to the search of everything',
    },
    roles: 'a region of links for each kind; what failed is an alert with a button',
    keys: 'Tab through links and buttons',
    tested: 'links, actions, loading, failing and nothing there in unit tests',
  },
  ExploreScreen: {
    whenToUse: ['the page behind Explore, with the calls that every backend has'],
    whenNotToUse: ['the posts of one’s own clubs: FeedScreen'],
    anatomy: { Results: 'of the event', Clubs: 'to join', People: 'to follow', Racers: 'a few' },
    roles: 'as ExplorePage',
    keys: 'Tab through links and buttons',
    tested: 'what is shown, following, failing in unit tests',
  },
  SearchPage: {
    whenToUse: ['all that was found, under an address that can be shared'],
    whenNotToUse: ['from another page: SearchPanel in a dialog'],
    anatomy: {
      Field: 'the words of the address',
      Group: 'a card with its heading, rows and more of them',
      Notice: 'what could not be searched, or that there is no connection',
    },
    content: ['As in SearchPanel.'],
    roles: 'a search with a field; a region of links for each kind',
    keys: 'Tab through links and buttons; Escape clears the field',
    tested: 'every state in stories; the address, going back and reloading in journeys',
  },
  SearchScreen: {
    whenToUse: ['the page of results, with its state and its address'],
    whenNotToUse: ['wherever one is: SearchDialog'],
    anatomy: { Page: 'a SearchPage' },
    roles: 'those of its parts',
    tested: 'addresses, more of a part and going back in unit tests',
  },
  SearchDialog: {
    whenToUse: ['finding anything from wherever one is'],
    whenNotToUse: ['the page of results: SearchScreen'],
    anatomy: { Dialog: 'with a SearchPanel' },
    roles: 'those of its parts',
    tested: 'a backend with and without search, failures and no connection in unit tests',
  },
};
