import type { EventContent } from '../results';

const picture = (colour: string, words: string) =>
  `data:image/svg+xml,${encodeURIComponent(`
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 90">
    <rect width="320" height="90" fill="${colour}"/>
    <text x="16" y="52" font-family="sans-serif" font-size="20" fill="#fff">${words}</text></svg>
  `)}`;

const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** A small event of seven days. */
export const sampleEvent: EventContent = {
  heading: 'World Finals – Lake Havasu, October 6th–12th',
  isSample: true,
  banner: { src: picture('#0a3a4a', 'Banner'), alt: 'A jet ski on the lake' },
  schedule: { src: picture('#131c2e', 'Schedule'), alt: 'Schedule of the week' },
  programme: {
    place: 'Lake Havasu',
    sessions: [
      {
        id: 'monday-1@clubline',
        title: 'Novice Ski Lites',
        start: '2025-10-06T09:00:00-07:00',
        end: '2025-10-06T10:30:00-07:00',
      },
      {
        id: 'monday-2@clubline',
        title: 'Night sprint, with lights',
        start: '2025-10-06T20:00:00-07:00',
        end: '2025-10-06T21:00:00-07:00',
      },
    ],
  },
  roomId: 'aqua_world_finals_2025',
  days: names.map((name, index) => ({
    id: name.toLowerCase(),
    name,
    date: `October ${index + 6}th`,
    analysis: [`${name} belonged to Ines Carvalho.`, 'The wind made the second moto slow.'],
    races: [
      {
        id: 'pro-runabout-stock',
        raceLabel: `Race ${index + 1}`,
        title: 'Pro Runabout Stock',
        motoLabels: ['Moto 1', 'Moto 2'],
        rows: [
          {
            rank: 2,
            bikeNumber: 31,
            rider: 'Kai Nakamura',
            age: 31,
            motos: [{ pos: 2 }, { pos: 3 }],
          },
          {
            rank: 1,
            bikeNumber: 7,
            rider: 'Ines Carvalho',
            age: 27,
            motos: [{ pos: 1 }, { pos: 1 }],
          },
          {
            rank: null,
            bikeNumber: 'X12',
            rider: 'Tom Ashworth',
            age: null,
            motos: [{ pos: null, status: 'DNF' }, { pos: 2 }],
          },
        ],
      },
    ],
  })),
};
