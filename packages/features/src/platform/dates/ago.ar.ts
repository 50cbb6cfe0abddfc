import { counted } from '../messages';

/** A length of time up to now, in Arabic. */
export const agoInArabic = {
  seconds: (count: number) =>
    counted(count, {
      zero: 'قبل # ثانية',
      one: 'قبل ثانية واحدة',
      two: 'قبل ثانيتين',
      few: 'قبل # ثوانٍ',
      many: 'قبل # ثانية',
      other: 'قبل # ثانية',
    }),
  minutes: (count: number) =>
    counted(count, {
      zero: 'قبل # دقيقة',
      one: 'قبل دقيقة واحدة',
      two: 'قبل دقيقتين',
      few: 'قبل # دقائق',
      many: 'قبل # دقيقة',
      other: 'قبل # دقيقة',
    }),
  hours: (count: number) =>
    counted(count, {
      zero: 'قبل # ساعة',
      one: 'قبل ساعة واحدة',
      two: 'قبل ساعتين',
      few: 'قبل # ساعات',
      many: 'قبل # ساعة',
      other: 'قبل # ساعة',
    }),
  days: (count: number) =>
    counted(count, {
      zero: 'قبل # يوم',
      one: 'قبل يوم واحد',
      two: 'قبل يومين',
      few: 'قبل # أيام',
      many: 'قبل # يومًا',
      other: 'قبل # يوم',
    }),
  weeks: (count: number) =>
    counted(count, {
      zero: 'قبل # أسبوع',
      one: 'قبل أسبوع واحد',
      two: 'قبل أسبوعين',
      few: 'قبل # أسابيع',
      many: 'قبل # أسبوعًا',
      other: 'قبل # أسبوع',
    }),
};
