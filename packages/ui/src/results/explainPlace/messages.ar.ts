import { counted, isolate } from '../../primitives/messages/arabic';
import type { explainPlaceMessages } from './messages';

export const explainPlace: typeof explainPlaceMessages = {
  official: (place) => `مُنح المركز ${place} مع النتائج الرسمية.`,
  motos: (motos, sum) => `${motos}. المجموع ${sum}.`,
  moto: (moto, value, isMissing) =>
    isMissing ? `${isolate(moto)}: دون إكمال، تُحتسب ${value}` : `${isolate(moto)}: ${value}`,
  tieWon: (rider, best, theirs) =>
    `تعادل مع ${isolate(rider)}؛ تحسم أفضل جولة، ${best} مقابل ${theirs}.`,
  tieLost: (rider, best, theirs) =>
    `تعادل مع ${isolate(rider)} صاحب الجولة الأفضل، ${theirs} مقابل ${best}.`,
  stillEqual: (rider) => `ما زال التعادل قائمًا مع ${isolate(rider)}، فالمركز مشترك.`,
  moreEqual: (count) =>
    counted(count, {
      zero: 'ولا أحد غيره بالمجموع نفسه.',
      one: 'ومعه متسابق آخر بالمجموع نفسه.',
      two: 'ومعه متسابقان آخران بالمجموع نفسه.',
      few: 'ومعه # آخرون بالمجموع نفسه.',
      many: 'ومعه # آخرون بالمجموع نفسه.',
      other: 'ومعه # آخرون بالمجموع نفسه.',
    }),
  none: 'لم تُكمَل أي جولة، فلا مركز.',
  ruledOut: 'لا تمنح النتائج الرسمية هذا المتسابق أي مركز.',
  unclear: 'مراكز هذا السباق غير واضحة، فلا مركز نهائيًا.',
};
