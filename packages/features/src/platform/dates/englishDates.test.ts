import { expect, test } from 'vitest';
import { monthDayIn, weekdayIn } from './englishDates';

test.each([
  ['Monday', 'es', 'lunes'],
  ['Sunday', 'ar-u-nu-latn', 'الأحد'],
  ['Practice', 'es', 'Practice'],
])('the day %s is in %s %s', (name, locale, expected) => {
  expect(weekdayIn(name, locale)).toBe(expected);
});

test.each([
  ['October 6th', 'es', '6 de octubre'],
  ['October 12', 'ar-u-nu-latn', '12 أكتوبر'],
  ['the week after', 'es', 'the week after'],
])('the date %s is in %s %s', (date, locale, expected) => {
  expect(monthDayIn(date, locale)).toBe(expected);
});
