import type { RaceRow, RaceTable } from '../../results/results.types';

const motos = (...places: (number | null)[]) => places.map((pos) => ({ pos }));

/** A class with ties, a non-finisher, a late rank and a coloured plate. */
export const proRunabout: RaceTable = {
  raceLabel: 'Race 4',
  title: 'Pro Runabout Stock',
  motoLabels: ['Moto 1', 'Moto 2', 'Moto 3'],
  rows: [
    { rank: 3, bikeNumber: 'X12', rider: 'Jonas Vikander', age: 24, motos: motos(4, 2, 3) },
    {
      rank: 1,
      bikeNumber: 7,
      rider: 'Ines Carvalho',
      age: 27,
      motos: motos(1, 1, 2),
      plateDot: '#D7263D',
      plateLabel: 'red',
    },
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
    { rank: 2, bikeNumber: 31, rider: 'Kai Hydro Nakamura', age: 31, motos: motos(2, 3, 1) },
    { rank: 4, bikeNumber: 5, rider: 'Sofia Lindqvist', age: 19, motos: motos(3, 4, 2) },
    { rank: 5, bikeNumber: 64, rider: 'Ben Okoro', age: 35, motos: motos(5, null, 4) },
  ],
};

/** Many riders, for long tables. */
export function manyRiders(count: number): RaceRow[] {
  return Array.from({ length: count }, (_, index) => ({
    rank: index + 1,
    bikeNumber: index + 100,
    rider: `Rider number ${index + 1}`,
    age: 18 + (index % 40),
    motos: motos(index + 1, ((index * 7) % count) + 1),
  }));
}
