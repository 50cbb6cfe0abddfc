import { isolate } from '@clubline/contract';
import type { BoardMessages } from './messages';

export const boardAr: BoardMessages = {
  sections: { live: 'جارية الآن', final: 'منتهية', upcoming: 'قادمة' },
  live: 'مباشر',
  sample: 'مباريات تجريبية: الفرق والنتائج مختلقة.',
  game: (away, home) => `${isolate(away)} في ضيافة ${isolate(home)}`,
  quarter: (number, clock) => `الربع ${number}، ${isolate(clock)}`,
  period: (number, clock) => `الفترة ${number}، ${isolate(clock)}`,
  halftime: 'استراحة الشوطين',
  inning: (half, number) => `${half === 'top' ? 'أعلى' : 'أسفل'} الجولة ${number}`,
  final: 'انتهت',
  afterOvertime: 'انتهت، وقت إضافي',
  afterShootout: 'انتهت، رميات ترجيح',
  afterOvertimes: (count) => `انتهت، أوقات إضافية: ${count}`,
  afterInnings: (count) => `انتهت، جولات: ${count}`,
  today: (time) => `اليوم، ${isolate(time)}`,
  tomorrow: (time) => `غدًا، ${isolate(time)}`,
  onDay: (day, time) => `${day}، ${isolate(time)}`,
  seriesGame: (number, bestOf) => `المباراة ${number}، الأفضل من ${bestOf}`,
  seriesTonight: (number, bestOf) => `المباراة ${number} الليلة، الأفضل من ${bestOf}`,
  seriesWon: (games) => `حُسمت السلسلة، المباريات: ${games}`,
};
