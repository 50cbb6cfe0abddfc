import type { EventDay } from '@clubline/features';

/** Sample content: riders and results are made up. Replace the values to show real ones. */
export const friday: EventDay = {
  id: 'friday',
  name: 'Friday',
  date: 'October 10th',
  analysis: [
    'Pro Freestyle: Carmen Ibarra wins ahead of Hugo Renard.',
    'Carmen Ibarra and Hugo Renard finished equal on motos; the better single moto decided.',
    'Not every start ended in a finish for Yara Mansour, who would have been placed well on pace alone.',
    'Amateur Ski Open: Yara Mansour wins ahead of Leila Farah.',
    'Not every start ended in a finish for Aiko Tanaka, who would have been placed well on pace alone.',
  ],
  races: [
    {
      id: 'pro-freestyle',
      raceLabel: 'Race 10',
      title: 'Pro Freestyle',
      motoLabels: ['Moto 1', 'Moto 2'],
      rows: [
        { rank: 1, bikeNumber: 11, rider: 'Carmen Ibarra', age: 24, motos: [{ pos: 3 }, { pos: 1 }], plateDot: '#F2C14E', plateLabel: 'yellow' },
        { rank: 4, bikeNumber: 'X17', rider: 'Bartholomew Wolfeschlegelsteinhausen', age: 48, motos: [{ pos: 4 }, { pos: 3 }] },
        { rank: 3, bikeNumber: 162, rider: 'Tessa Hollis', age: null, motos: [{ pos: 1 }, { pos: 4 }] },
        { rank: 2, bikeNumber: 197, rider: 'Hugo Renard', age: 57, motos: [{ pos: 2 }, { pos: 2 }] },
        { rank: null, bikeNumber: 86, rider: 'Yara Mansour', age: 49, motos: [{ pos: null, status: 'DNF' }, { pos: null, status: 'DNS' }] },
      ],
    },
    {
      id: 'amateur-ski-open',
      raceLabel: 'Race 11',
      title: 'Amateur Ski Open',
      motoLabels: ['Moto 1', 'Moto 2', 'Moto 3'],
      rows: [
        { rank: 1, bikeNumber: 171, rider: 'Yara Mansour', age: 36, motos: [{ pos: 1 }, { pos: 1 }, { pos: 1 }], plateDot: '#3BB273', plateLabel: 'green' },
        { rank: 4, bikeNumber: 66, rider: 'Salma Rahimi', age: 43, motos: [{ pos: 4 }, { pos: 7 }, { pos: 2 }] },
        { rank: 3, bikeNumber: 'X68', rider: 'Maximiliana Featherstonehaugh-Cholmondeley', age: 48, motos: [{ pos: 3 }, { pos: 2 }, { pos: 5 }] },
        { rank: 2, bikeNumber: 18, rider: 'Leila Farah', age: null, motos: [{ pos: 2 }, { pos: 3 }, { pos: 3 }] },
        { rank: 5, bikeNumber: 84, rider: 'Diego Fuentes', age: 45, motos: [{ pos: 5 }, { pos: 4 }, { pos: 6 }] },
        { rank: 6, bikeNumber: 98, rider: 'Mara Delgado', age: 50, motos: [{ pos: 6 }, { pos: 6 }, { pos: 4 }] },
        { rank: 7, bikeNumber: 55, rider: 'Nadia Volkova', age: 32, motos: [{ pos: 7 }, { pos: 5 }, { pos: 7 }] },
        { rank: null, bikeNumber: 115, rider: 'Aiko Tanaka', age: 43, motos: [{ pos: null, status: 'DNF' }, { pos: null, status: 'DNF' }, { pos: null, status: 'DNF' }] },
      ],
    },
  ],
};
