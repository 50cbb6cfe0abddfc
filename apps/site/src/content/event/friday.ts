import type { EventDay } from '@clubline/features';

/** Sample content: riders and results are made up. Replace the values to show real ones. */
export const friday: EventDay = {
  id: 'friday',
  name: 'Friday',
  date: 'October 10th',
  analysis: [
    'Three riders within a point in Pro Freestyle: Carmen Ibarra and Hugo Renard on 4, Tessa ' +
      'Hollis on 5. Ibarra’s win in the second moto settles it.',
    'Hollis had led after the first and lost the class with a fourth.',
    'Yara Mansour broke off in the first moto and did not come back for the second.',
    'Freja Lindqvist made the Amateur Ski Open look short: three starts, three wins.',
    'Salma Rahimi’s way from a seventh to a second was the climb of the day. It ends three ' +
      'points below the podium.',
    'Aiko Tanaka, a winner on Thursday, finished none of her three motos.',
  ],
  races: [
    {
      id: 'pro-freestyle',
      raceLabel: 'Race 10',
      title: 'Pro Freestyle',
      motoLabels: ['Moto 1', 'Moto 2'],
      rows: [
        {
          rank: 1,
          bikeNumber: 11,
          rider: 'Carmen Ibarra',
          age: 24,
          motos: [{ pos: 3 }, { pos: 1 }],
          plateDot: '#F2C14E',
          plateLabel: 'yellow',
        },
        {
          rank: 4,
          bikeNumber: 'X17',
          rider: 'Bartholomew Wolfeschlegelsteinhausen',
          age: 46,
          motos: [{ pos: 4 }, { pos: 3 }],
        },
        {
          rank: 3,
          bikeNumber: 162,
          rider: 'Tessa Hollis',
          age: 44,
          motos: [{ pos: 1 }, { pos: 4 }],
        },
        {
          rank: 2,
          bikeNumber: 197,
          rider: 'Hugo Renard',
          age: 28,
          motos: [{ pos: 2 }, { pos: 2 }],
        },
        {
          rank: null,
          bikeNumber: 86,
          rider: 'Yara Mansour',
          age: 27,
          motos: [
            { pos: null, status: 'DNF' },
            { pos: null, status: 'DNS' },
          ],
        },
      ],
    },
    {
      id: 'amateur-ski-open',
      raceLabel: 'Race 11',
      title: 'Amateur Ski Open',
      motoLabels: ['Moto 1', 'Moto 2', 'Moto 3'],
      rows: [
        {
          rank: 1,
          bikeNumber: 171,
          rider: 'Freja Lindqvist',
          age: 23,
          motos: [{ pos: 1 }, { pos: 1 }, { pos: 1 }],
          plateDot: '#3BB273',
          plateLabel: 'green',
        },
        {
          rank: 4,
          bikeNumber: 66,
          rider: 'Salma Rahimi',
          age: 43,
          motos: [{ pos: 4 }, { pos: 7 }, { pos: 2 }],
        },
        {
          rank: 3,
          bikeNumber: 'X68',
          rider: 'Maximiliana Featherstonehaugh-Cholmondeley',
          age: 48,
          motos: [{ pos: 3 }, { pos: 2 }, { pos: 5 }],
        },
        {
          rank: 2,
          bikeNumber: 18,
          rider: 'Leila Farah',
          age: null,
          motos: [{ pos: 2 }, { pos: 3 }, { pos: 3 }],
        },
        {
          rank: 5,
          bikeNumber: 84,
          rider: 'Diego Fuentes',
          age: 35,
          motos: [{ pos: 5 }, { pos: 4 }, { pos: 6 }],
        },
        {
          rank: 6,
          bikeNumber: 98,
          rider: 'Mara Delgado',
          age: 43,
          motos: [{ pos: 6 }, { pos: 6 }, { pos: 4 }],
        },
        {
          rank: 7,
          bikeNumber: 55,
          rider: 'Nadia Volkova',
          age: 35,
          motos: [{ pos: 7 }, { pos: 5 }, { pos: 7 }],
        },
        {
          rank: null,
          bikeNumber: 115,
          rider: 'Aiko Tanaka',
          age: 31,
          motos: [
            { pos: null, status: 'DNF' },
            { pos: null, status: 'DNF' },
            { pos: null, status: 'DNF' },
          ],
        },
      ],
    },
  ],
};
