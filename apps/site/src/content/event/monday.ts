import type { EventDay } from '@clubline/features';

/** Sample content: riders and results are made up. Replace the values to show real ones. */
export const monday: EventDay = {
  id: 'monday',
  name: 'Monday',
  date: 'October 6th',
  analysis: [
    'Novice Ski Lites: Mara Delgado wins ahead of Elena Petrova.',
    'Mara Delgado and Elena Petrova finished equal on motos; the better single moto decided.',
    'Not every start ended in a finish for Nadia Volkova, who would have been placed well on pace alone.',
    'Junior Ski 10–12: Maximiliana Featherstonehaugh-Cholmondeley wins ahead of Rafael Quintero.',
    'Not every start ended in a finish for Owen Whitlock, who would have been placed well on pace alone.',
  ],
  races: [
    {
      id: 'novice-ski-lites',
      raceLabel: 'Race 1',
      title: 'Novice Ski Lites',
      motoLabels: ['Moto 1', 'Moto 2'],
      rows: [
        { rank: 1, bikeNumber: 53, rider: 'Mara Delgado', age: 39, motos: [{ pos: 1 }, { pos: 3 }], plateDot: '#3BB273', plateLabel: 'green' },
        { rank: 4, bikeNumber: 195, rider: 'Jonas Vikander', age: 45, motos: [{ pos: 3 }, { pos: 4 }] },
        { rank: 3, bikeNumber: 25, rider: 'Hanna Berg', age: 34, motos: [{ pos: 4 }, { pos: 1 }], plateDot: '#D7263D', plateLabel: 'red' },
        { rank: 2, bikeNumber: 116, rider: 'Elena Petrova', age: 56, motos: [{ pos: 2 }, { pos: 2 }] },
        { rank: 5, bikeNumber: 155, rider: 'Mina Sato', age: 47, motos: [{ pos: 5 }, { pos: 5 }] },
        { rank: null, bikeNumber: 163, rider: 'Nadia Volkova', age: 35, motos: [{ pos: null, status: 'DNF' }, { pos: null, status: 'DNF' }], plateDot: '#3BB273', plateLabel: 'green' },
      ],
    },
    {
      id: 'junior-ski-10-12',
      raceLabel: 'Race 2',
      title: 'Junior Ski 10–12',
      motoLabels: ['Moto 1', 'Moto 2'],
      rows: [
        { rank: 1, bikeNumber: 16, rider: 'Maximiliana Featherstonehaugh-Cholmondeley', age: null, motos: [{ pos: 1 }, { pos: 1 }], plateDot: '#3BB273', plateLabel: 'green' },
        { rank: 4, bikeNumber: 'X90', rider: 'Leila Farah', age: 11, motos: [{ pos: 4 }, { pos: 4 }] },
        { rank: 3, bikeNumber: 90, rider: 'Kai Nakamura', age: 11, motos: [{ pos: 3 }, { pos: 3 }] },
        { rank: 2, bikeNumber: 126, rider: 'Rafael Quintero', age: 11, motos: [{ pos: 2 }, { pos: 2 }] },
        { rank: null, bikeNumber: 181, rider: 'Owen Whitlock', age: 11, motos: [{ pos: null, status: 'DNS' }, { pos: null, status: 'DNF' }] },
      ],
    },
  ],
};
