import { longDay, timeSpan, zoneName } from '../platform/dates';
import { defineMessages, type TextsOf } from '../platform/messages';

/** As much of a linked result as the event has. */
interface NamedResult {
  day?: { name: string };
  race?: { title: string };
}

/** Every text of the event's results that is not content. */
export const resultsMessages = defineMessages('results', {
  searchRacers: 'Search racers',
  viewSchedule: 'View schedule',
  schedule: 'Schedule',
  schedulePicture: 'Full-size picture',
  timesNote: (zone: string) => `Times in your time zone: ${zone}`,
  zone: (at: Date) => zoneName(at, 'en-GB'),
  sessionDay: (date: Date) => longDay(date, 'en-GB'),
  sessionTime: (start: Date, end: Date) => timeSpan(start, end, 'en-GB'),
  addToCalendar: 'Add to calendar',
  joinChat: 'Join Live Chatroom',
  hideChat: 'Hide Chatroom',
  chatTitle: 'World Finals live',
  states: { upcoming: 'Coming up', live: 'Live', finished: 'Finished' },
  days: 'Days',
  /** What content says in English: a day, and its date. */
  dayName: (name: string) => name,
  dayDate: (date: string) => date,
  /** Both of them in the language of the page. */
  dayWithDate: (day: string, date: string) => `${day}, ${date}`,
  raceNumber: (number: string) => `Race ${number}`,
  motoNumber: (number: string) => `Moto ${number}`,
  podiums: 'Podiums',
  /** Stands below the heading of an event that is not real. */
  sample: 'Sample content: riders, results and analyses are made up.',
  latest: (day: string) => `Latest results: ${day}`,
  hidePlaces: 'Hide places',
  hidePlacesNote: 'Tables, cards and analyses keep quiet about who won until you ask.',
  placesHidden: 'Places are hidden',
  placesHiddenNote: 'The riders stand in the order of their boats.',
  analysisHidden: 'The analysis is hidden',
  analysisHiddenNote: 'It tells who won. Showing it shows the tables of the day, too.',
  showPlaces: (what: string) => `Show places of ${what}`,
  /** What stands in a cell whose figure is kept back, for eyes and for ears. */
  hiddenCells: { missing: '•', missingSpoken: 'not shown' },
  copyRaceLink: (title: string) => `Copy link to ${title}`,
  copyRowLink: (rider: string) => `Copy link to ${rider}`,
  linkCopied: 'Link copied',
  linkNotCopied: 'The link could not be copied',
  unknown: {
    day: (): string => 'This event has no such day',
    race: ({ day }: NamedResult) => `There is no such class on ${day?.name ?? ''}`,
    boat: ({ race }: NamedResult) => `There is no such boat in ${race?.title ?? ''}`,
  },
  movement: 'From moto to moto',
  riderResults: 'Results',
  findRider: 'Find a rider or a boat',
  ridersTitle: 'Riders of all days',
  ridersFound: (count: number) =>
    count === 0
      ? 'No rider or boat is called so on any day.'
      : count === 1
        ? '1 result'
        : `${count} results`,
  ridersCut: (shown: number, count: number) => `The first ${shown} of ${count} results`,
  unknownNote: 'The link may be old or mistyped. What could be found of it is open below.',
});

export type ResultsTexts = TextsOf<typeof resultsMessages>;
