import type { EventDay } from '@clubline/features';

/** Sample content: riders and results are made up. Replace the values to show real ones. */
export const wednesday: EventDay = {
  id: 'wednesday',
  name: 'Wednesday',
  date: 'October 8th',
  analysis: [
    'Three second places were not enough: Tessa Hollis has the same 6 as Yara Mansour in Pro Runabout Stock, but no win to set against her two.',
    'Noor Haddad won the first moto and ended one point behind them.',
    'Diego Fuentes, Ben Okoro and Tom Ashworth came fifth, sixth and seventh every time they started.',
    'An hour later Ashworth was unbeaten: both motos of Veterans Ski 40+ are his.',
    'Mina Sato’s second place lifts her over Mara Delgado, with 7 each.',
    'The vintage class was open until its last moto, in which Rafael Quintero passed Hugo Renard by a point.',
  ],
  races: [
    {
      id: 'pro-runabout-stock',
      raceLabel: 'Race 5',
      title: 'Pro Runabout Stock',
      motoLabels: ['Moto 1', 'Moto 2', 'Moto 3'],
      rows: [
        { rank: 1, bikeNumber: 9, rider: 'Yara Mansour', age: 27, motos: [{ pos: 4 }, { pos: 1 }, { pos: 1 }], plateDot: '#F2C14E', plateLabel: 'yellow' },
        { rank: 4, bikeNumber: 150, rider: 'Kai Nakamura', age: 41, motos: [{ pos: 3 }, { pos: 4 }, { pos: 4 }] },
        { rank: 3, bikeNumber: 107, rider: 'Noor Haddad', age: 40, motos: [{ pos: 1 }, { pos: 3 }, { pos: 3 }], plateDot: '#F2C14E', plateLabel: 'yellow' },
        { rank: 2, bikeNumber: 6, rider: 'Tessa Hollis', age: 44, motos: [{ pos: 2 }, { pos: 2 }, { pos: 2 }] },
        { rank: 5, bikeNumber: 'X83', rider: 'Diego Fuentes', age: 35, motos: [{ pos: 5 }, { pos: 5 }, { pos: 5 }] },
        { rank: 6, bikeNumber: 28, rider: 'Ben Okoro', age: 45, motos: [{ pos: 6 }, { pos: 6 }, { pos: 6 }] },
        { rank: 7, bikeNumber: 'X11', rider: 'Tom Ashworth', age: 52, motos: [{ pos: 7 }, { pos: 7 }, { pos: 7 }] },
        { rank: null, bikeNumber: 'X84', rider: 'Camille Roussel', age: 25, motos: [{ pos: null, status: 'DNS' }, { pos: null, status: 'DNF' }, { pos: null, status: 'DNF' }] },
      ],
    },
    {
      id: 'veterans-ski-40',
      raceLabel: 'Race 6',
      title: 'Veterans Ski 40+',
      motoLabels: ['Moto 1', 'Moto 2'],
      rows: [
        { rank: 1, bikeNumber: 58, rider: 'Tom Ashworth', age: 52, motos: [{ pos: 1 }, { pos: 1 }], plateDot: '#3BB273', plateLabel: 'green' },
        { rank: 4, bikeNumber: 'X91', rider: 'Mara Delgado', age: 43, motos: [{ pos: 3 }, { pos: 4 }], plateDot: '#3BB273', plateLabel: 'green' },
        { rank: 3, bikeNumber: 60, rider: 'Mina Sato', age: 47, motos: [{ pos: 5 }, { pos: 2 }] },
        { rank: 2, bikeNumber: 79, rider: 'Tessa Hollis', age: 44, motos: [{ pos: 2 }, { pos: 3 }] },
        { rank: 5, bikeNumber: 75, rider: 'Maximiliana Featherstonehaugh-Cholmondeley', age: 48, motos: [{ pos: 4 }, { pos: 5 }] },
        { rank: null, bikeNumber: 74, rider: 'Ben Okoro', age: 45, motos: [{ pos: null, status: 'DNF' }, { pos: null, status: 'DNF' }] },
      ],
    },
    {
      id: 'vintage-two-stroke-standing-class-modified-hull',
      raceLabel: 'Race 7',
      title: 'Vintage Two-Stroke Standing Class, Modified Hull and Naturally Aspirated Engine',
      motoLabels: ['Moto 1', 'Moto 2'],
      rows: [
        { rank: 1, bikeNumber: 119, rider: 'Rafael Quintero', age: 30, motos: [{ pos: 2 }, { pos: 1 }], plateDot: '#2D7DD2', plateLabel: 'blue' },
        { rank: 4, bikeNumber: 'X42', rider: 'Kai Nakamura', age: 41, motos: [{ pos: 4 }, { pos: 4 }] },
        { rank: 3, bikeNumber: 20, rider: 'Theo Papadopoulos', age: 30, motos: [{ pos: 3 }, { pos: 2 }] },
        { rank: 2, bikeNumber: 52, rider: 'Hugo Renard', age: 28, motos: [{ pos: 1 }, { pos: 3 }] },
        { rank: 5, bikeNumber: 19, rider: 'Priya Raman', age: 33, motos: [{ pos: null, status: 'DNF' }, { pos: 5 }] },
      ],
    },
  ],
};
