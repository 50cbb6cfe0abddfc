import { isolate } from '@clubline/contract';
import type { BoardMessages } from './messages';

export const boardAr: BoardMessages = {
  sections: { live: 'جارية الآن', final: 'منتهية', upcoming: 'قادمة' },
  live: 'مباشر',
  sample: 'مباريات تجريبية: الفرق والنتائج مختلقة.',
  game: (away, home) => `${isolate(away)} في ضيافة ${isolate(home)}`,
};
