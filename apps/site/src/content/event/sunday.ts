import type { EventDay } from '@clubline/features';

/** Sample content: riders and results are made up. Replace the values to show real ones. */
export const sunday: EventDay = {
  id: 'sunday',
  name: 'Sunday',
  date: 'October 12th',
  analysis: [
    'Pro Ski Grand Prix: Marcus Steele wins ahead of Sofia Lindqvist.',
    'Marcus Steele and Sofia Lindqvist finished equal on motos; the better single moto decided.',
    'Not every start ended in a finish for Noor Haddad, who would have been placed well on pace alone.',
    'Pro Runabout Grand Prix: Marcus Steele wins ahead of Maximiliana Featherstonehaugh-Cholmondeley.',
    'Not every start ended in a finish for Victor Castellan, who would have been placed well on pace alone.',
    'Team Relay: Ben Okoro wins ahead of Oskar Nyberg.',
    'Not every start ended in a finish for Ivo Novak, who would have been placed well on pace alone.',
  ],
  races: [
    {
      id: 'pro-ski-grand-prix',
      raceLabel: 'Race 14',
      title: 'Pro Ski Grand Prix',
      motoLabels: ['Moto 1', 'Moto 2', 'Moto 3', 'Moto 4'],
      rows: [
        { rank: 1, bikeNumber: 98, rider: 'Marcus Steele', age: 39, motos: [{ pos: 1 }, { pos: 1 }, { pos: 6 }, { pos: 1 }], plateDot: '#3BB273', plateLabel: 'green' },
        { rank: 4, bikeNumber: 'X39', rider: 'Owen Whitlock', age: 54, motos: [{ pos: 3 }, { pos: 3 }, { pos: 3 }, { pos: 6 }] },
        { rank: 3, bikeNumber: 15, rider: 'Leila Farah', age: null, motos: [{ pos: 4 }, { pos: 4 }, { pos: 1 }, { pos: 2 }] },
        { rank: 2, bikeNumber: 197, rider: 'Sofia Lindqvist', age: 27, motos: [{ pos: 2 }, { pos: 2 }, { pos: 2 }, { pos: 3 }] },
        { rank: 5, bikeNumber: 169, rider: 'Priya Raman', age: 21, motos: [{ pos: 5 }, { pos: 5 }, { pos: 4 }, { pos: 4 }] },
        { rank: 6, bikeNumber: 13, rider: 'Hugo Renard', age: 20, motos: [{ pos: 7 }, { pos: 6 }, { pos: 5 }, { pos: 5 }] },
        { rank: 7, bikeNumber: 37, rider: 'Jonas Vikander', age: null, motos: [{ pos: 6 }, { pos: 7 }, { pos: 7 }, { pos: 8 }], finalPos: 7 },
        { rank: 8, bikeNumber: 142, rider: 'Noor Haddad', age: null, motos: [{ pos: null, status: 'DNF' }, { pos: 8 }, { pos: 8 }, { pos: 7 }] },
      ],
    },
    {
      id: 'pro-runabout-grand-prix',
      raceLabel: 'Race 15',
      title: 'Pro Runabout Grand Prix',
      motoLabels: ['Moto 1', 'Moto 2', 'Moto 3', 'Moto 4'],
      rows: [
        { rank: 1, bikeNumber: 'X67', rider: 'Marcus Steele', age: 26, motos: [{ pos: 3 }, { pos: 1 }, { pos: 2 }, { pos: 1 }], plateDot: '#2D7DD2', plateLabel: 'blue' },
        { rank: 4, bikeNumber: 99, rider: 'Owen Whitlock', age: null, motos: [{ pos: 4 }, { pos: 3 }, { pos: 4 }, { pos: 3 }] },
        { rank: 3, bikeNumber: 'X85', rider: 'Luca Moretti', age: 26, motos: [{ pos: 1 }, { pos: 4 }, { pos: 1 }, { pos: 4 }] },
        { rank: 2, bikeNumber: 8, rider: 'Maximiliana Featherstonehaugh-Cholmondeley', age: 48, motos: [{ pos: 2 }, { pos: 2 }, { pos: 3 }, { pos: 2 }], plateDot: '#3BB273', plateLabel: 'green' },
        { rank: 5, bikeNumber: 55, rider: 'Ivo Novak', age: 48, motos: [{ pos: 5 }, { pos: 5 }, { pos: 6 }, { pos: 5 }] },
        { rank: 6, bikeNumber: 95, rider: 'Tessa Hollis', age: 26, motos: [{ pos: 6 }, { pos: 6 }, { pos: 5 }, { pos: 6 }] },
        { rank: null, bikeNumber: 'X20', rider: 'Victor Castellan', age: 47, motos: [{ pos: null, status: 'DNS' }, { pos: null, status: 'DNF' }, { pos: null, status: 'DNF' }, { pos: null, status: 'DNF' }] },
      ],
    },
    {
      id: 'team-relay',
      raceLabel: 'Race 16',
      title: 'Team Relay',
      motoLabels: ['Moto 1', 'Moto 2'],
      rows: [
        { rank: 1, bikeNumber: 36, rider: 'Ben Okoro', age: 37, motos: [{ pos: 1 }, { pos: 1 }], plateDot: '#F2C14E', plateLabel: 'yellow' },
        { rank: 4, bikeNumber: 'X23', rider: 'Priya Raman', age: 54, motos: [{ pos: 3 }, { pos: 4 }] },
        { rank: 3, bikeNumber: 73, rider: 'Owen Whitlock', age: 22, motos: [{ pos: 4 }, { pos: 2 }] },
        { rank: 2, bikeNumber: 149, rider: 'Oskar Nyberg', age: null, motos: [{ pos: 2 }, { pos: 3 }] },
        { rank: null, bikeNumber: 61, rider: 'Ivo Novak', age: 41, motos: [{ pos: null, status: 'DNS' }, { pos: 5 }] },
      ],
    },
  ],
};
