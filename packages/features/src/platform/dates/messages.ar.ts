import { agoInArabic } from './ago.ar';
import { ARABIC, counted, type TextsOf } from '../messages';
import type { feedAgeMessages, notificationAgeMessages, profilePostAgeMessages } from './messages';

export const feedAge: TextsOf<typeof feedAgeMessages> = {
  now: 'الآن',
  ...agoInArabic,
};

export const notificationAge: TextsOf<typeof notificationAgeMessages> = {
  seconds: agoInArabic.seconds,
  minutes: agoInArabic.minutes,
  hours: agoInArabic.hours,
  days: agoInArabic.days,
  date: (date) => date.toLocaleDateString(ARABIC),
};

export const profilePostAge: TextsOf<typeof profilePostAgeMessages> = {
  now: 'الآن',
  minutes: (count) => `${count} د`,
  hours: (count) => `${count} س`,
  days: (count) =>
    counted(count, {
      zero: '# يوم',
      one: 'يوم',
      two: 'يومان',
      few: '# أيام',
      many: '# يومًا',
      other: '# يوم',
    }),
  weeks: (count) =>
    counted(count, {
      zero: '# أسبوع',
      one: 'أسبوع',
      two: 'أسبوعان',
      few: '# أسابيع',
      many: '# أسبوعًا',
      other: '# أسبوع',
    }),
};
