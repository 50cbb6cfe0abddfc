export { agoInArabic } from './ago.ar';
export { datePhrase } from './datePhrase';
export { monthDayIn, weekdayIn } from './englishDates';
export { formatAge } from './formatAge';
export { longDay, timeSpan, zoneName } from './localTimes';
export { feedAgeMessages, notificationAgeMessages, profilePostAgeMessages } from './messages';
export { mediumDate } from './mediumDate';
export { useNow } from './useNow';
export { useStartOfToday } from './useStartOfToday';
