import { portrait } from '../../primitives/Avatar/Avatar.fixtures';
import type { RacerSearchResult } from './RacerSearch';

export const racers: readonly RacerSearchResult[] = [
  {
    id: 'r1',
    name: 'Jane Doe',
    image: portrait('#1E6F72', '#22D3C8'),
    origin: 'Lake Havasu City, USA',
    boatManufacturers: 'Kawasaki',
  },
  {
    id: 'r2',
    name: 'Marco Bianchi',
    image: null,
    origin: 'Como, Italy',
    boatManufacturers: 'Yamaha',
  },
  {
    id: 'r3',
    name: 'Aiko Tanaka',
    image: portrait('#7A4AD6', '#F2C14E'),
    origin: 'Osaka, Japan',
    boatManufacturers: 'Sea-Doo',
  },
  { id: 'r4', name: 'Lars Nilsen', image: null, origin: null, boatManufacturers: null },
  {
    id: 'r5',
    name: 'Chloé Martin',
    image: portrait('#96541F', '#FF8A80'),
    origin: 'Annecy, France',
    boatManufacturers: null,
  },
];

export const longNamedRacers: readonly RacerSearchResult[] = [
  {
    id: 'l1',
    name: 'Maximiliana-Alexandra Konstantinopoulou-Fernández',
    image: null,
    origin: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
    boatManufacturers: 'Kawasaki, Yamaha, Sea-Doo and a hull of their own',
  },
];

export const rightToLeftRacers: readonly RacerSearchResult[] = [
  { id: 'a1', name: 'نور حداد', image: null, origin: 'بيروت', boatManufacturers: 'Yamaha' },
];
