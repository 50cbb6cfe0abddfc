import type { EventDay } from '@clubline/features';

/** Sample content: riders and results are made up. Replace the values to show real ones. */
export const sunday: EventDay = {
  id: 'sunday',
  name: 'Sunday',
  date: 'October 12th',
  analysis: [
    'The Pro Ski Grand Prix could not be closer. Marcus Steele and Sofia Lindqvist both end on 9: he with three wins and a sixth, she never worse than third. His wins decide.',
    'Leila Farah found her speed late: two fourths, then a win and a second.',
    'Jonas Vikander’s seventh place was given by the officials.',
    'Steele takes the Pro Runabout Grand Prix, too, two points ahead of Maximiliana Featherstonehaugh-Cholmondeley.',
    'Luca Moretti won two of its motos and came fourth in the others, which leaves him one point short of second.',
    'Victor Castellan was seen at three starts and at no finish.',
    'Ben Okoro closes the week with both motos of the Team Relay, ahead of Oskar Nyberg and Owen Whitlock.',
  ],
  races: [
    {
      id: 'pro-ski-grand-prix',
      raceLabel: 'Race 14',
      title: 'Pro Ski Grand Prix',
      motoLabels: ['Moto 1', 'Moto 2', 'Moto 3', 'Moto 4'],
      rows: [
        { rank: 1, bikeNumber: 98, rider: 'Marcus Steele', age: 37, motos: [{ pos: 1 }, { pos: 1 }, { pos: 6 }, { pos: 1 }], plateDot: '#3BB273', plateLabel: 'green' },
        { rank: 4, bikeNumber: 'X39', rider: 'Owen Whitlock', age: 22, motos: [{ pos: 3 }, { pos: 3 }, { pos: 3 }, { pos: 6 }] },
        { rank: 3, bikeNumber: 15, rider: 'Leila Farah', age: null, motos: [{ pos: 4 }, { pos: 4 }, { pos: 1 }, { pos: 2 }] },
        { rank: 2, bikeNumber: 197, rider: 'Sofia Lindqvist', age: 27, motos: [{ pos: 2 }, { pos: 2 }, { pos: 2 }, { pos: 3 }] },
        { rank: 5, bikeNumber: 169, rider: 'Priya Raman', age: 33, motos: [{ pos: 5 }, { pos: 5 }, { pos: 4 }, { pos: 4 }] },
        { rank: 6, bikeNumber: 13, rider: 'Hugo Renard', age: 28, motos: [{ pos: 7 }, { pos: 6 }, { pos: 5 }, { pos: 5 }] },
        { rank: 7, bikeNumber: 37, rider: 'Jonas Vikander', age: 45, motos: [{ pos: 6 }, { pos: 7 }, { pos: 7 }, { pos: 8 }], finalPos: 7 },
        { rank: 8, bikeNumber: 142, rider: 'Noor Haddad', age: 40, motos: [{ pos: null, status: 'DNF' }, { pos: 8 }, { pos: 8 }, { pos: 7 }] },
      ],
    },
    {
      id: 'pro-runabout-grand-prix',
      raceLabel: 'Race 15',
      title: 'Pro Runabout Grand Prix',
      motoLabels: ['Moto 1', 'Moto 2', 'Moto 3', 'Moto 4'],
      rows: [
        { rank: 1, bikeNumber: 'X67', rider: 'Marcus Steele', age: 37, motos: [{ pos: 3 }, { pos: 1 }, { pos: 2 }, { pos: 1 }], plateDot: '#2D7DD2', plateLabel: 'blue' },
        { rank: 4, bikeNumber: 99, rider: 'Owen Whitlock', age: 22, motos: [{ pos: 4 }, { pos: 3 }, { pos: 4 }, { pos: 3 }] },
        { rank: 3, bikeNumber: 'X85', rider: 'Luca Moretti', age: 26, motos: [{ pos: 1 }, { pos: 4 }, { pos: 1 }, { pos: 4 }] },
        { rank: 2, bikeNumber: 8, rider: 'Maximiliana Featherstonehaugh-Cholmondeley', age: 48, motos: [{ pos: 2 }, { pos: 2 }, { pos: 3 }, { pos: 2 }], plateDot: '#3BB273', plateLabel: 'green' },
        { rank: 5, bikeNumber: 55, rider: 'Ivo Novak', age: 38, motos: [{ pos: 5 }, { pos: 5 }, { pos: 6 }, { pos: 5 }] },
        { rank: 6, bikeNumber: 95, rider: 'Tessa Hollis', age: 44, motos: [{ pos: 6 }, { pos: 6 }, { pos: 5 }, { pos: 6 }] },
        { rank: null, bikeNumber: 'X20', rider: 'Victor Castellan', age: 47, motos: [{ pos: null, status: 'DNS' }, { pos: null, status: 'DNF' }, { pos: null, status: 'DNF' }, { pos: null, status: 'DNF' }] },
      ],
    },
    {
      id: 'team-relay',
      raceLabel: 'Race 16',
      title: 'Team Relay',
      motoLabels: ['Moto 1', 'Moto 2'],
      rows: [
        { rank: 1, bikeNumber: 36, rider: 'Ben Okoro', age: 45, motos: [{ pos: 1 }, { pos: 1 }], plateDot: '#F2C14E', plateLabel: 'yellow' },
        { rank: 4, bikeNumber: 'X23', rider: 'Priya Raman', age: 33, motos: [{ pos: 3 }, { pos: 4 }] },
        { rank: 3, bikeNumber: 73, rider: 'Owen Whitlock', age: 22, motos: [{ pos: 4 }, { pos: 2 }] },
        { rank: 2, bikeNumber: 149, rider: 'Oskar Nyberg', age: null, motos: [{ pos: 2 }, { pos: 3 }] },
        { rank: null, bikeNumber: 61, rider: 'Ivo Novak', age: 38, motos: [{ pos: null, status: 'DNS' }, { pos: 5 }] },
      ],
    },
  ],
};
