import type { RaceTable } from '../results/results.types';

const motos = (...places: (number | null)[]) => places.map((pos) => ({ pos }));

/**
 * A class with names in two scripts, a boat with a letter, a tie and a rider who finished nothing.
 */
export const arabicRace: RaceTable = {
  raceLabel: 'السباق 4',
  title: 'فئة المحترفين للقوارب السريعة',
  motoLabels: ['الجولة 1', 'الجولة 2', 'الجولة 3'],
  rows: [
    {
      rank: 1,
      bikeNumber: 7,
      rider: 'ليلى الحمادي',
      age: 27,
      motos: motos(1, 1, 2),
      plateDot: '#D7263D',
      plateLabel: 'حمراء',
    },
    { rank: 2, bikeNumber: 31, rider: 'Kai Hydro Nakamura', age: 31, motos: motos(2, 3, 1) },
    { rank: 3, bikeNumber: 'X12', rider: 'سالم بن خليفة المنصوري', age: 24, motos: motos(4, 2, 3) },
    { rank: 4, bikeNumber: 5, rider: 'نورة العتيبي', age: 19, motos: motos(3, 4, 2) },
    { rank: 5, bikeNumber: 64, rider: 'يوسف (الصقر) 2', age: 35, motos: motos(5, null, 4) },
    {
      rank: null,
      bikeNumber: 88,
      rider: 'Tom Ashworth',
      age: null,
      motos: [
        { pos: null, status: 'DNF' },
        { pos: null, status: 'DNS' },
        { pos: null, status: 'DSQ' },
      ],
    },
  ],
};
