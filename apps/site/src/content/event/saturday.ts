import type { EventDay } from '@clubline/features';

/** Sample content: riders and results are made up. Replace the values to show real ones. */
export const saturday: EventDay = {
  id: 'saturday',
  name: 'Saturday',
  date: 'October 11th',
  analysis: [
    'Pro Women Ski GP: Luca Moretti wins ahead of Jonas Vikander.',
    'Jonas Vikander and Ivo Novak could not be separated, not even by their best moto, and share a place.',
    'Not every start ended in a finish for Noor Haddad, who would have been placed well on pace alone.',
    'Pro Runabout 4-Stroke: Noor Haddad wins ahead of Priya Raman.',
    'Not every start ended in a finish for Tom Ashworth, who would have been placed well on pace alone.',
  ],
  races: [
    {
      id: 'pro-women-ski-gp',
      raceLabel: 'Race 12',
      title: 'Pro Women Ski GP',
      motoLabels: ['Moto 1', 'Moto 2', 'Moto 3', 'Moto 4'],
      rows: [
        { rank: 1, bikeNumber: 38, rider: 'Luca Moretti', age: 47, motos: [{ pos: 1 }, { pos: 1 }, { pos: 1 }, { pos: 1 }], plateDot: '#D7263D', plateLabel: 'red' },
        { rank: 4, bikeNumber: 'X52', rider: 'Elena Petrova', age: 47, motos: [{ pos: 5 }, { pos: 5 }, { pos: 4 }, { pos: 4 }] },
        { rank: 2, bikeNumber: 150, rider: 'Ivo Novak', age: 38, motos: [{ pos: 3 }, { pos: 3 }, { pos: 2 }, { pos: 3 }] },
        { rank: 2, bikeNumber: 91, rider: 'Jonas Vikander', age: 58, motos: [{ pos: 4 }, { pos: 2 }, { pos: 3 }, { pos: 2 }] },
        { rank: 5, bikeNumber: 68, rider: 'Noor Haddad', age: 45, motos: [{ pos: 2 }, { pos: 4 }, { pos: 5 }, { pos: null, status: 'DSQ' }] },
        { rank: 6, bikeNumber: 21, rider: 'Mara Delgado', age: 28, motos: [{ pos: null, status: 'DNF' }, { pos: null, status: 'DNF' }, { pos: null, status: 'DNS' }, { pos: 5 }] },
      ],
    },
    {
      id: 'pro-runabout-4-stroke',
      raceLabel: 'Race 13',
      title: 'Pro Runabout 4-Stroke',
      motoLabels: ['Moto 1', 'Moto 2', 'Moto 3'],
      rows: [
        { rank: 1, bikeNumber: 99, rider: 'Noor Haddad', age: 48, motos: [{ pos: 2 }, { pos: 1 }, { pos: 1 }], plateDot: '#D7263D', plateLabel: 'red' },
        { rank: 4, bikeNumber: 'X13', rider: 'Ines Carvalho', age: 57, motos: [{ pos: 4 }, { pos: 4 }, { pos: 5 }] },
        { rank: 3, bikeNumber: 65, rider: 'Rafael Quintero', age: 52, motos: [{ pos: 1 }, { pos: 5 }, { pos: 3 }] },
        { rank: 2, bikeNumber: 59, rider: 'Priya Raman', age: null, motos: [{ pos: 3 }, { pos: 2 }, { pos: 2 }] },
        { rank: 5, bikeNumber: 122, rider: 'Hanna Berg', age: 44, motos: [{ pos: 5 }, { pos: 6 }, { pos: 4 }] },
        { rank: 6, bikeNumber: 5, rider: 'Tom Ashworth', age: 28, motos: [{ pos: 6 }, { pos: 3 }, { pos: null, status: 'DSQ' }] },
        { rank: 7, bikeNumber: 37, rider: 'Mina Sato', age: 19, motos: [{ pos: null, status: 'DNF' }, { pos: 7 }, { pos: null, status: 'DNF' }] },
      ],
    },
  ],
};
