import type { EventDay } from '@clubline/features';

/** Sample content: riders and results are made up. Replace the values to show real ones. */
export const monday: EventDay = {
  id: 'monday',
  name: 'Monday',
  date: 'October 6th',
  analysis: [
    'Mara Delgado takes Novice Ski Lites by her best moto: she and Elena Petrova both stand ' +
      'at 4, and only Delgado has a win among hers.',
    'Hanna Berg lost the class in its first moto. A fourth there cost more than the win in ' +
      'the second could bring back.',
    'Nadia Volkova saw the flag in neither moto.',
    'The juniors ran in the same order twice: Poppy Featherstone, Rosa Quintero, Elio ' +
      'Bianchi, Jun Hayashi.',
    'Teddy Whitlock missed the first start and broke off after the second.',
  ],
  races: [
    {
      id: 'novice-ski-lites',
      raceLabel: 'Race 1',
      title: 'Novice Ski Lites',
      motoLabels: ['Moto 1', 'Moto 2'],
      rows: [
        {
          rank: 1,
          bikeNumber: 53,
          rider: 'Mara Delgado',
          age: 43,
          motos: [{ pos: 1 }, { pos: 3 }],
          plateDot: '#3BB273',
          plateLabel: 'green',
        },
        {
          rank: 4,
          bikeNumber: 195,
          rider: 'Jonas Vikander',
          age: 45,
          motos: [{ pos: 3 }, { pos: 4 }],
        },
        {
          rank: 3,
          bikeNumber: 25,
          rider: 'Hanna Berg',
          age: 34,
          motos: [{ pos: 4 }, { pos: 1 }],
          plateDot: '#D7263D',
          plateLabel: 'red',
        },
        {
          rank: 2,
          bikeNumber: 116,
          rider: 'Elena Petrova',
          age: 56,
          motos: [{ pos: 2 }, { pos: 2 }],
        },
        { rank: 5, bikeNumber: 155, rider: 'Mina Sato', age: 47, motos: [{ pos: 5 }, { pos: 5 }] },
        {
          rank: null,
          bikeNumber: 163,
          rider: 'Nadia Volkova',
          age: 35,
          motos: [
            { pos: null, status: 'DNF' },
            { pos: null, status: 'DNF' },
          ],
          plateDot: '#3BB273',
          plateLabel: 'green',
        },
      ],
    },
    {
      id: 'junior-ski-10-12',
      raceLabel: 'Race 2',
      title: 'Junior Ski 10–12',
      motoLabels: ['Moto 1', 'Moto 2'],
      rows: [
        {
          rank: 1,
          bikeNumber: 16,
          rider: 'Poppy Featherstone',
          age: 12,
          motos: [{ pos: 1 }, { pos: 1 }],
          plateDot: '#3BB273',
          plateLabel: 'green',
        },
        {
          rank: 4,
          bikeNumber: 'X90',
          rider: 'Jun Hayashi',
          age: 10,
          motos: [{ pos: 4 }, { pos: 4 }],
        },
        {
          rank: 3,
          bikeNumber: 90,
          rider: 'Elio Bianchi',
          age: 11,
          motos: [{ pos: 3 }, { pos: 3 }],
        },
        {
          rank: 2,
          bikeNumber: 126,
          rider: 'Rosa Quintero',
          age: 11,
          motos: [{ pos: 2 }, { pos: 2 }],
        },
        {
          rank: null,
          bikeNumber: 181,
          rider: 'Teddy Whitlock',
          age: 10,
          motos: [
            { pos: null, status: 'DNS' },
            { pos: null, status: 'DNF' },
          ],
        },
      ],
    },
  ],
};
