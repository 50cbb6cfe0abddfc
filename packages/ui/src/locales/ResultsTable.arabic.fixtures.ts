import type { ExplainPlaceTexts } from '../results/explainPlace';
import type { RaceTable } from '../results/results.types';
import type { ResultsTableTexts } from '../embeds/ResultsTable/messages';

/** Holds a name or a number together between words of another direction, where no element can. */
const isolate = (text: string | number) => `\u2068${text}\u2069`;

/** All words of the table in Arabic. */
export const arabicLabels: ResultsTableTexts = {
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
  plate: (name) => `لوحة ${name}`,
  plateUnnamed: 'لوحة مميزة',
  boatLink: (boat, rider) => `${isolate(boat)}، رابط إلى صف ${isolate(rider)}`,
  empty: 'لا توجد نتائج بعد.',
  pin: (rider) => `تثبيت ${isolate(rider)}`,
  why: 'لماذا هذا المركز؟',
  download: 'تنزيل بصيغة CSV',
  statusDNF: 'لم يُكمل السباق',
  statusDNS: 'لم ينطلق',
  statusDSQ: 'مستبعد',
};

/** The sentences behind a place in Arabic. */
export const arabicReasons: ExplainPlaceTexts = {
  official: (place) => `مُنح المركز ${isolate(place)} مع النتائج الرسمية.`,
  motos: (motos, sum) => `${motos}. المجموع ${isolate(sum)}.`,
  moto: (moto, value, isMissing) =>
    isMissing ? `${moto}: دون إكمال، تُحتسب ${isolate(value)}` : `${moto}: ${isolate(value)}`,
  tieWon: (rider, best, theirs) =>
    `تعادل مع ${isolate(rider)}؛ تحسم أفضل جولة، ${isolate(best)} مقابل ${isolate(theirs)}.`,
  tieLost: (rider, best, theirs) =>
    `تعادل مع ${isolate(rider)} صاحب الجولة الأفضل، ${isolate(theirs)} مقابل ${isolate(best)}.`,
  stillEqual: (rider) => `ما زال التعادل قائمًا مع ${isolate(rider)}، فالمركز مشترك.`,
  moreEqual: (count) => `ومعهم ${isolate(count)} آخرون بالمجموع نفسه.`,
  none: 'لم تُكمل أي جولة، فلا مركز.',
  ruledOut: 'لا تمنح النتائج الرسمية هذا المتسابق أي مركز.',
  unclear: 'تعذرت قراءة مركز في جولات هذا السباق، فلا مركز نهائيًا.',
};

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
