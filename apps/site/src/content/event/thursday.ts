import type { EventDay } from '@clubline/features';

/** Sample content: riders and results are made up. Replace the values to show real ones. */
export const thursday: EventDay = {
  id: 'thursday',
  name: 'Thursday',
  date: 'October 9th',
  analysis: [
    'Aiko Tanaka could afford a fourth in the middle: the two wins around it give her Expert ' +
      'Ski Stock by two points.',
    'Priya Raman and Tessa Hollis share second. Both have 8, and neither did better than second.',
    'Hanna Berg won one moto and came fifth in the other two, which makes fourth.',
    'Salma Rahimi was disqualified from the third moto, and Leila Farah finished only the second.',
    'In Sport Spark it was Berg’s turn. Rafael Quintero and Rahimi are level behind her, and ' +
      'his moto win decides.',
    'Hollis and Mina Sato have one fifth place each to show for the afternoon, and share it.',
  ],
  races: [
    {
      id: 'expert-ski-stock',
      raceLabel: 'Race 8',
      title: 'Expert Ski Stock',
      motoLabels: ['Moto 1', 'Moto 2', 'Moto 3'],
      rows: [
        {
          rank: 1,
          bikeNumber: 33,
          rider: 'Aiko Tanaka',
          age: 31,
          motos: [{ pos: 1 }, { pos: 4 }, { pos: 1 }],
          plateDot: '#2D7DD2',
          plateLabel: 'blue',
        },
        {
          rank: 4,
          bikeNumber: 'X98',
          rider: 'Hanna Berg',
          age: 34,
          motos: [{ pos: 5 }, { pos: 1 }, { pos: 5 }],
        },
        {
          rank: 2,
          bikeNumber: 107,
          rider: 'Priya Raman',
          age: 33,
          motos: [{ pos: 2 }, { pos: 2 }, { pos: 4 }],
        },
        {
          rank: 2,
          bikeNumber: 106,
          rider: 'Tessa Hollis',
          age: 44,
          motos: [{ pos: 3 }, { pos: 3 }, { pos: 2 }],
          plateDot: '#2D7DD2',
          plateLabel: 'blue',
        },
        {
          rank: 5,
          bikeNumber: 'X20',
          rider: 'Oskar Nyberg',
          age: null,
          motos: [{ pos: 6 }, { pos: 5 }, { pos: 3 }],
        },
        {
          rank: 6,
          bikeNumber: 70,
          rider: 'Salma Rahimi',
          age: 43,
          motos: [{ pos: 4 }, { pos: 6 }, { pos: null, status: 'DSQ' }],
        },
        {
          rank: 7,
          bikeNumber: 8,
          rider: 'Leila Farah',
          age: null,
          motos: [{ pos: null, status: 'DNF' }, { pos: 7 }, { pos: null, status: 'DNS' }],
        },
      ],
    },
    {
      id: 'sport-spark',
      raceLabel: 'Race 9',
      title: 'Sport Spark',
      motoLabels: ['Moto 1', 'Moto 2'],
      rows: [
        {
          rank: 1,
          bikeNumber: 40,
          rider: 'Hanna Berg',
          age: 34,
          motos: [{ pos: 1 }, { pos: 2 }],
          plateDot: '#2D7DD2',
          plateLabel: 'blue',
        },
        { rank: 4, bikeNumber: 77, rider: 'Aiko Tanaka', age: 31, motos: [{ pos: 3 }, { pos: 4 }] },
        {
          rank: 3,
          bikeNumber: 187,
          rider: 'Salma Rahimi',
          age: 43,
          motos: [{ pos: 2 }, { pos: 3 }],
        },
        {
          rank: 2,
          bikeNumber: 142,
          rider: 'Rafael Quintero',
          age: 30,
          motos: [{ pos: 4 }, { pos: 1 }],
        },
        {
          rank: 5,
          bikeNumber: 16,
          rider: 'Tessa Hollis',
          age: 44,
          motos: [{ pos: 5 }, { pos: null, status: 'DSQ' }],
        },
        {
          rank: 5,
          bikeNumber: 34,
          rider: 'Mina Sato',
          age: 47,
          motos: [{ pos: null, status: 'DNF' }, { pos: 5 }],
        },
      ],
    },
  ],
};
