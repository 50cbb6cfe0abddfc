import { isolate } from '../messages/arabic';
import type { TextsOf } from '../messages';
import type { tagInputMessages } from './messages';

export const tagInput: TextsOf<typeof tagInputMessages> = {
  remove: (tag) => `إزالة ${isolate(tag)}`,
  add: (tag) => `إضافة ${isolate(tag)}`,
  suggestions: 'اقتراحات',
  added: (tag) => `أُضيف ${isolate(tag)}`,
  removed: (tag) => `أُزيل ${isolate(tag)}`,
};
