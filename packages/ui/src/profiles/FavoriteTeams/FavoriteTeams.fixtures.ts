export const teams = [
  { id: 't1', name: 'New York Yankees' },
  { id: 't2', name: 'Kansas City Chiefs' },
  { id: 't3', name: 'Boston Bruins' },
  { id: 't4', name: 'Golden State Warriors' },
  { id: 't5', name: 'Seattle Kraken' },
  { id: 't6', name: 'Zebras' },
];

export const zebras = [{ id: 'z1', name: 'Zebras' }];

export const longNamedTeams = [
  {
    id: 'l1',
    name: 'The Extraordinarily Long-Named Association Football Club of the Northern Counties',
  },
  { id: 'l2', name: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch' },
  { id: 'l3', name: 'Minnesota Timberwolves' },
];

export const rightToLeftTeams = [
  { id: 'r1', name: 'الهلال' },
  { id: 'r2', name: 'Toronto Raptors' },
];
