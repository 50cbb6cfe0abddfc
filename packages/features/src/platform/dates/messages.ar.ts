import { agoInArabic } from './ago.ar';
import { ARABIC, type TextsOf } from '../messages';
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
  now: feedAge.now,
  minutes: agoInArabic.minutes,
  hours: agoInArabic.hours,
  days: agoInArabic.days,
  weeks: agoInArabic.weeks,
};
