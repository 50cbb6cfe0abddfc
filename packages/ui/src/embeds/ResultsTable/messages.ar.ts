import { isolate } from '../../primitives/messages/arabic';
import type { resultsTableMessages } from './messages';

export const resultsTable: typeof resultsTableMessages = {
  rank: 'الترتيب',
  boat: 'القارب',
  rider: 'المتسابق',
  age: 'العمر',
  final: 'النهائي',
  missing: '–',
  missingSpoken: 'لا يوجد',
  gold: 'ذهبية',
  silver: 'فضية',
  bronze: 'برونزية',
  plate: (name) => `لوحة ${isolate(name)}`,
  plateUnnamed: 'لوحة مميزة',
  boatLink: (boat, rider) => `${isolate(boat)}، رابط إلى صف ${isolate(rider)}`,
  empty: 'لا توجد نتائج بعد.',
  pin: (rider) => `تثبيت ${isolate(rider)}`,
  why: 'لماذا هذا المركز',
  download: 'تنزيل بصيغة CSV',
  statusDNF: 'لم يُكمل السباق',
  statusDNS: 'لم ينطلق',
  statusDSQ: 'مستبعد',
};
