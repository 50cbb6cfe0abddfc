import { agoInArabic, mediumDate } from '../../platform/dates';
import { ARABIC, isolate, type TextsOf } from '../../platform/messages';
import type { deviceAgeMessages, devicesMessages } from './messages';

export const deviceAge: TextsOf<typeof deviceAgeMessages> = {
  now: 'استُخدم الآن',
  minutes: (count) => `استُخدم ${agoInArabic.minutes(count)}`,
  hours: (count) => `استُخدم ${agoInArabic.hours(count)}`,
  days: (count) => `استُخدم ${agoInArabic.days(count)}`,
  date: (date) => `استُخدم في ${mediumDate(date, ARABIC)}`,
};

export const devices: TextsOf<typeof devicesMessages> = {
  name: (browser, system) => `${isolate(browser)} على ${isolate(system)}`,
  unknown: 'جهاز غير معروف',
  frame: (device) => `${device}، دردشة في صفحة أخرى`,
  date: (date) => mediumDate(date, ARABIC),
  started: (date) => `سُجّل الدخول في ${date}`,
  signOut: 'تسجيل الخروج',
  currentQuestion: 'تسجيل الخروج من هذا الجهاز؟',
  currentHint: 'ينتهي دخولك إلى Clubline هنا، ويلزم تسجيل الدخول من جديد.',
  othersQuestion: 'تسجيل الخروج من كل الأجهزة الأخرى؟',
  othersHint: 'يبقى الدخول قائمًا هنا، ويلزم تسجيل الدخول من جديد على كل الأجهزة الأخرى.',
  signedOut: (device) => `سُجّل الخروج من ${device}`,
  othersSignedOut: 'سُجّل الخروج من كل الأجهزة الأخرى',
  failed: 'تعذّر تسجيل الخروج هناك',
  tryAgain: 'يُرجى المحاولة مرة أخرى.',
};
