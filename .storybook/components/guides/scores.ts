import type { Guides } from '../guide.types';

/** Leagues and their boards. */
export const guides: Guides = {
  ScoresPage: {
    whenToUse: [
      'the frame of the scores',
      'ScoresBar: buttons beside each other',
      'ScoresStack: days, races or boards below each other',
    ],
    whenNotToUse: ['pages of clubs: ClubLayout', 'an event inside it: EventProgramme'],
    anatomy: { Title: 'with one action', Children: 'tabs and what they hold', Note: 'at the end' },
    content: ['The note says where the data is from.'],
    roles: 'a header with the first-level heading; the note is a footer',
    rightToLeft: 'The action stands at the left.',
  },
  WidgetFrame: {
    whenToUse: ['somebody else’s score board, held at arm’s length'],
    whenNotToUse: ['our own results: ResultsTable', 'embeds of ours on other pages: LiveChat'],
    anatomy: {
      Heading: 'names the board',
      Frame: 'sandboxed and lazy; changes its own height within limits',
      Failure: 'a sentence and Retry in its place',
    },
    content: ['The title names league and content: NBA scores.'],
    roles: 'a section with a titled frame; loading is announced, a failure is an alert',
    keys: 'Tab goes into the provider’s page and out again',
    tested: 'limits of height, failure',
    untested: 'what the provider’s page does inside',
    rightToLeft: 'What is inside has the provider’s own direction.',
  },
  ScoresScreen: {
    whenToUse: ['the scores: our event as a programme, and the boards of leagues'],
    whenNotToUse: ['one race on another page: LiveResults'],
    anatomy: {
      Tabs: 'the event and each league, each with an address',
      Event: 'an EventProgramme with search, schedule, hidden places and pinned riders',
      League: 'a WidgetFrame for each provider that the site names',
    },
    content: ['Who hides places sees none anywhere: not in cards, podiums or the chat.'],
    roles: 'one first-level heading, a tab list, regions inside',
    tested: 'addresses of days, races and boats; hidden places; links copied',
  },
};
