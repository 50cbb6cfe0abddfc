import type { EventDay } from '@clubline/features';

/** Sample content: riders and results are made up. Replace the values to show real ones. */
export const saturday: EventDay = {
  id: 'saturday',
  name: 'Saturday',
  date: 'October 11th',
  analysis: [
    'Four motos, four wins: nobody came near Yara Mansour in the Pro Women Ski GP.',
    'Tessa Hollis and Aiko Tanaka share second, with 11 each and the same best moto.',
    'Noor Haddad began with a second place, slipped further each time, and ended with a disqualification.',
    'Camille Roussel’s only finish was her last start, a fifth.',
    'On four strokes Haddad made up for it: second once, first twice.',
    'Rafael Quintero won the first moto there and paid for a fifth in the next.',
    'Tom Ashworth’s third place counts for little after a disqualification.',
  ],
  races: [
    {
      id: 'pro-women-ski-gp',
      raceLabel: 'Race 12',
      title: 'Pro Women Ski GP',
      motoLabels: ['Moto 1', 'Moto 2', 'Moto 3', 'Moto 4'],
      rows: [
        { rank: 1, bikeNumber: 38, rider: 'Yara Mansour', age: 27, motos: [{ pos: 1 }, { pos: 1 }, { pos: 1 }, { pos: 1 }], plateDot: '#D7263D', plateLabel: 'red' },
        { rank: 4, bikeNumber: 'X52', rider: 'Ines Carvalho', age: 29, motos: [{ pos: 5 }, { pos: 5 }, { pos: 4 }, { pos: 4 }] },
        { rank: 2, bikeNumber: 150, rider: 'Tessa Hollis', age: 44, motos: [{ pos: 3 }, { pos: 3 }, { pos: 2 }, { pos: 3 }] },
        { rank: 2, bikeNumber: 91, rider: 'Aiko Tanaka', age: 31, motos: [{ pos: 4 }, { pos: 2 }, { pos: 3 }, { pos: 2 }] },
        { rank: 5, bikeNumber: 68, rider: 'Noor Haddad', age: 40, motos: [{ pos: 2 }, { pos: 4 }, { pos: 5 }, { pos: null, status: 'DSQ' }] },
        { rank: 6, bikeNumber: 21, rider: 'Camille Roussel', age: 25, motos: [{ pos: null, status: 'DNF' }, { pos: null, status: 'DNF' }, { pos: null, status: 'DNS' }, { pos: 5 }] },
      ],
    },
    {
      id: 'pro-runabout-4-stroke',
      raceLabel: 'Race 13',
      title: 'Pro Runabout 4-Stroke',
      motoLabels: ['Moto 1', 'Moto 2', 'Moto 3'],
      rows: [
        { rank: 1, bikeNumber: 99, rider: 'Noor Haddad', age: 40, motos: [{ pos: 2 }, { pos: 1 }, { pos: 1 }], plateDot: '#D7263D', plateLabel: 'red' },
        { rank: 4, bikeNumber: 'X13', rider: 'Ines Carvalho', age: 29, motos: [{ pos: 4 }, { pos: 4 }, { pos: 5 }] },
        { rank: 3, bikeNumber: 65, rider: 'Rafael Quintero', age: 30, motos: [{ pos: 1 }, { pos: 5 }, { pos: 3 }] },
        { rank: 2, bikeNumber: 59, rider: 'Priya Raman', age: 33, motos: [{ pos: 3 }, { pos: 2 }, { pos: 2 }] },
        { rank: 5, bikeNumber: 122, rider: 'Hanna Berg', age: 34, motos: [{ pos: 5 }, { pos: 6 }, { pos: 4 }] },
        { rank: 6, bikeNumber: 5, rider: 'Tom Ashworth', age: 52, motos: [{ pos: 6 }, { pos: 3 }, { pos: null, status: 'DSQ' }] },
        { rank: 7, bikeNumber: 37, rider: 'Naoki Hayama', age: 29, motos: [{ pos: null, status: 'DNF' }, { pos: 7 }, { pos: null, status: 'DNF' }] },
      ],
    },
  ],
};
