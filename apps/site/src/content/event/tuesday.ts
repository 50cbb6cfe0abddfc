import type { EventDay } from '@clubline/features';

/** Sample content: riders and results are made up. Replace the values to show real ones. */
export const tuesday: EventDay = {
  id: 'tuesday',
  name: 'Tuesday',
  date: 'October 7th',
  analysis: [
    'Amateur Runabout Stock: Hanna Berg wins ahead of Oskar Nyberg.',
    'Oskar Nyberg and Kai Nakamura could not be separated, not even by their best moto, and share a place.',
    'Mara Delgado and Salma Rahimi could not be separated, not even by their best moto, and share a place.',
    'Bartholomew Wolfeschlegelsteinhausen and Luca Moretti could not be separated, not even by their best moto, and share a place.',
    'Not every start ended in a finish for Bartholomew Wolfeschlegelsteinhausen, who would have been placed well on pace alone.',
    'Women’s Ski Limited: Hanna Berg wins ahead of Priya Raman.',
    'Not every start ended in a finish for Sofia Lindqvist, who would have been placed well on pace alone.',
  ],
  races: [
    {
      id: 'amateur-runabout-stock',
      raceLabel: 'Race 3',
      title: 'Amateur Runabout Stock',
      motoLabels: ['Moto 1', 'Moto 2'],
      rows: [
        { rank: 1, bikeNumber: 104, rider: 'Hanna Berg', age: 47, motos: [{ pos: 1 }, { pos: 1 }], plateDot: '#F2C14E', plateLabel: 'yellow' },
        { rank: 4, bikeNumber: 161, rider: 'Mara Delgado', age: 27, motos: [{ pos: 4 }, { pos: 6 }], plateDot: '#D7263D', plateLabel: 'red' },
        { rank: 2, bikeNumber: 105, rider: 'Kai Nakamura', age: null, motos: [{ pos: 3 }, { pos: 2 }] },
        { rank: 2, bikeNumber: 'X76', rider: 'Oskar Nyberg', age: 31, motos: [{ pos: 2 }, { pos: 3 }] },
        { rank: 4, bikeNumber: 12, rider: 'Salma Rahimi', age: 19, motos: [{ pos: 6 }, { pos: 4 }], plateDot: '#F2C14E', plateLabel: 'yellow' },
        { rank: 6, bikeNumber: 116, rider: 'Bartholomew Wolfeschlegelsteinhausen', age: 46, motos: [{ pos: 5 }, { pos: null, status: 'DSQ' }] },
        { rank: 6, bikeNumber: 188, rider: 'Luca Moretti', age: 55, motos: [{ pos: null, status: 'DNF' }, { pos: 5 }] },
      ],
    },
    {
      id: 'womens-ski-limited',
      raceLabel: 'Race 4',
      title: 'Women’s Ski Limited',
      motoLabels: ['Moto 1', 'Moto 2', 'Moto 3'],
      rows: [
        { rank: 1, bikeNumber: 'X61', rider: 'Hanna Berg', age: 41, motos: [{ pos: 1 }, { pos: 1 }, { pos: 3 }], plateDot: '#F2C14E', plateLabel: 'yellow' },
        { rank: 4, bikeNumber: 'X42', rider: 'Sofia Lindqvist', age: 21, motos: [{ pos: 4 }, { pos: 3 }, { pos: null, status: 'DSQ' }] },
        { rank: 3, bikeNumber: 178, rider: 'Owen Whitlock', age: 21, motos: [{ pos: 3 }, { pos: 2 }, { pos: 2 }], plateDot: '#2D7DD2', plateLabel: 'blue' },
        { rank: 2, bikeNumber: 22, rider: 'Priya Raman', age: 40, motos: [{ pos: 2 }, { pos: 4 }, { pos: 1 }] },
        { rank: null, bikeNumber: 189, rider: 'Nadia Volkova', age: 35, motos: [{ pos: null, status: 'DNF' }, { pos: null, status: 'DNF' }, { pos: null, status: 'DNS' }] },
      ],
    },
  ],
};
