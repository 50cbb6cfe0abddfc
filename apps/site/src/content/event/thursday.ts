import type { EventDay } from '@clubline/features';

/** Sample content: riders and results are made up. Replace the values to show real ones. */
export const thursday: EventDay = {
  id: 'thursday',
  name: 'Thursday',
  date: 'October 9th',
  analysis: [
    'Expert Ski Stock: Aiko Tanaka wins ahead of Tessa Hollis.',
    'Tessa Hollis and Priya Raman could not be separated, not even by their best moto, and share a place.',
    'Not every start ended in a finish for Salma Rahimi, who would have been placed well on pace alone.',
    'Sport Spark: Hanna Berg wins ahead of Rafael Quintero.',
    'Tessa Hollis and Mina Sato could not be separated, not even by their best moto, and share a place.',
    'Not every start ended in a finish for Tessa Hollis, who would have been placed well on pace alone.',
  ],
  races: [
    {
      id: 'expert-ski-stock',
      raceLabel: 'Race 8',
      title: 'Expert Ski Stock',
      motoLabels: ['Moto 1', 'Moto 2', 'Moto 3'],
      rows: [
        { rank: 1, bikeNumber: 33, rider: 'Aiko Tanaka', age: 49, motos: [{ pos: 1 }, { pos: 4 }, { pos: 1 }], plateDot: '#2D7DD2', plateLabel: 'blue' },
        { rank: 4, bikeNumber: 'X98', rider: 'Hanna Berg', age: 27, motos: [{ pos: 5 }, { pos: 1 }, { pos: 5 }] },
        { rank: 2, bikeNumber: 107, rider: 'Priya Raman', age: 27, motos: [{ pos: 2 }, { pos: 2 }, { pos: 4 }] },
        { rank: 2, bikeNumber: 106, rider: 'Tessa Hollis', age: 38, motos: [{ pos: 3 }, { pos: 3 }, { pos: 2 }], plateDot: '#2D7DD2', plateLabel: 'blue' },
        { rank: 5, bikeNumber: 'X20', rider: 'Oskar Nyberg', age: 35, motos: [{ pos: 6 }, { pos: 5 }, { pos: 3 }] },
        { rank: 6, bikeNumber: 70, rider: 'Salma Rahimi', age: null, motos: [{ pos: 4 }, { pos: 6 }, { pos: null, status: 'DSQ' }] },
        { rank: 7, bikeNumber: 8, rider: 'Leila Farah', age: 32, motos: [{ pos: null, status: 'DNF' }, { pos: 7 }, { pos: null, status: 'DNS' }] },
      ],
    },
    {
      id: 'sport-spark',
      raceLabel: 'Race 9',
      title: 'Sport Spark',
      motoLabels: ['Moto 1', 'Moto 2'],
      rows: [
        { rank: 1, bikeNumber: 40, rider: 'Hanna Berg', age: 23, motos: [{ pos: 1 }, { pos: 2 }], plateDot: '#2D7DD2', plateLabel: 'blue' },
        { rank: 4, bikeNumber: 77, rider: 'Aiko Tanaka', age: null, motos: [{ pos: 3 }, { pos: 4 }] },
        { rank: 3, bikeNumber: 187, rider: 'Salma Rahimi', age: 43, motos: [{ pos: 2 }, { pos: 3 }] },
        { rank: 2, bikeNumber: 142, rider: 'Rafael Quintero', age: 19, motos: [{ pos: 4 }, { pos: 1 }] },
        { rank: 5, bikeNumber: 16, rider: 'Tessa Hollis', age: 48, motos: [{ pos: 5 }, { pos: null, status: 'DSQ' }] },
        { rank: 5, bikeNumber: 34, rider: 'Mina Sato', age: null, motos: [{ pos: null, status: 'DNF' }, { pos: 5 }] },
      ],
    },
  ],
};
