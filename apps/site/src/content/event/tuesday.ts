import type { EventDay } from '@clubline/features';

/** Sample content: riders and results are made up. Replace the values to show real ones. */
export const tuesday: EventDay = {
  id: 'tuesday',
  name: 'Tuesday',
  date: 'October 7th',
  analysis: [
    'Hanna Berg won both motos of Amateur Runabout Stock and the first two of Women’s Ski ' +
      'Limited: a day of her own.',
    'Behind her the figures ran out. Kai Nakamura and Oskar Nyberg swapped second and third, ' +
      'and share second place.',
    'Mara Delgado and Salma Rahimi did the same two rows down, with a fourth and a sixth each.',
    'A disqualification put Bartholomew Wolfeschlegelsteinhausen level with Luca Moretti, ' +
      'who did not finish the first moto.',
    'Priya Raman’s win in the last moto was worth a place in Women’s Ski Limited: it parts ' +
      'her from Carmen Ibarra, with 7 each.',
    'Sofia Lindqvist was disqualified from the third moto and stays fourth; Nadia Volkova ' +
      'finished none.',
  ],
  races: [
    {
      id: 'amateur-runabout-stock',
      raceLabel: 'Race 3',
      title: 'Amateur Runabout Stock',
      motoLabels: ['Moto 1', 'Moto 2'],
      rows: [
        {
          rank: 1,
          bikeNumber: 104,
          rider: 'Hanna Berg',
          age: 34,
          motos: [{ pos: 1 }, { pos: 1 }],
          plateDot: '#F2C14E',
          plateLabel: 'yellow',
        },
        {
          rank: 4,
          bikeNumber: 161,
          rider: 'Mara Delgado',
          age: 43,
          motos: [{ pos: 4 }, { pos: 6 }],
          plateDot: '#D7263D',
          plateLabel: 'red',
        },
        {
          rank: 2,
          bikeNumber: 105,
          rider: 'Kai Nakamura',
          age: 41,
          motos: [{ pos: 3 }, { pos: 2 }],
        },
        {
          rank: 2,
          bikeNumber: 'X76',
          rider: 'Oskar Nyberg',
          age: null,
          motos: [{ pos: 2 }, { pos: 3 }],
        },
        {
          rank: 4,
          bikeNumber: 12,
          rider: 'Salma Rahimi',
          age: 43,
          motos: [{ pos: 6 }, { pos: 4 }],
          plateDot: '#F2C14E',
          plateLabel: 'yellow',
        },
        {
          rank: 6,
          bikeNumber: 116,
          rider: 'Bartholomew Wolfeschlegelsteinhausen',
          age: 46,
          motos: [{ pos: 5 }, { pos: null, status: 'DSQ' }],
        },
        {
          rank: 6,
          bikeNumber: 188,
          rider: 'Luca Moretti',
          age: 26,
          motos: [{ pos: null, status: 'DNF' }, { pos: 5 }],
        },
      ],
    },
    {
      id: 'womens-ski-limited',
      raceLabel: 'Race 4',
      title: 'Women’s Ski Limited',
      motoLabels: ['Moto 1', 'Moto 2', 'Moto 3'],
      rows: [
        {
          rank: 1,
          bikeNumber: 'X61',
          rider: 'Hanna Berg',
          age: 34,
          motos: [{ pos: 1 }, { pos: 1 }, { pos: 3 }],
          plateDot: '#F2C14E',
          plateLabel: 'yellow',
        },
        {
          rank: 4,
          bikeNumber: 'X42',
          rider: 'Sofia Lindqvist',
          age: 27,
          motos: [{ pos: 4 }, { pos: 3 }, { pos: null, status: 'DSQ' }],
        },
        {
          rank: 3,
          bikeNumber: 178,
          rider: 'Carmen Ibarra',
          age: 24,
          motos: [{ pos: 3 }, { pos: 2 }, { pos: 2 }],
          plateDot: '#2D7DD2',
          plateLabel: 'blue',
        },
        {
          rank: 2,
          bikeNumber: 22,
          rider: 'Priya Raman',
          age: 33,
          motos: [{ pos: 2 }, { pos: 4 }, { pos: 1 }],
        },
        {
          rank: null,
          bikeNumber: 189,
          rider: 'Nadia Volkova',
          age: 35,
          motos: [
            { pos: null, status: 'DNF' },
            { pos: null, status: 'DNF' },
            { pos: null, status: 'DNS' },
          ],
        },
      ],
    },
  ],
};
