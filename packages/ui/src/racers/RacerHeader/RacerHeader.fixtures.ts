import { portrait } from '../../primitives/Avatar/Avatar.fixtures';
import type { RacerHeaderRacer } from './RacerHeader';

export const jane: RacerHeaderRacer = {
  name: 'Jane Doe',
  image: portrait('#1E6F72', '#22D3C8'),
  teamName: 'Havasu Works Racing',
  origin: 'Lake Havasu City, USA',
  age: 27,
  height: 1.8,
  boatManufacturers: 'Kawasaki',
};

export const marco: RacerHeaderRacer = {
  name: 'Marco Bianchi',
  image: null,
  origin: 'Como, Italy',
  age: null,
  height: null,
  boatManufacturers: 'Yamaha',
};

export const longNamedRacer: RacerHeaderRacer = {
  name: 'Maximiliana-Alexandra Konstantinopoulou-Fernández',
  image: portrait('#7A4AD6', '#F2C14E'),
  teamName: 'The Extraordinarily Long-Named Racing Association of the Northern Counties',
  origin: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch, Wales',
  age: 100,
  height: 2.44,
  boatManufacturers: 'Kawasaki, Yamaha, Sea-Doo and a hull of their own making',
};

export const rightToLeftRacer: RacerHeaderRacer = {
  name: 'نور حداد',
  image: portrait('#96541F', '#F2C14E'),
  teamName: 'فريق البحر',
  origin: 'بيروت، لبنان',
  age: 24,
  height: 1.7,
  boatManufacturers: 'Yamaha',
};
