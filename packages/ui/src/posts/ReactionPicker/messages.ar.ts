import type { TextsOf } from '../../primitives/messages';
import type { reactionPickerMessages } from './messages';

export const reactionPicker: TextsOf<typeof reactionPickerMessages> = {
  reactions: 'التفاعلات',
  like: 'أعجبني',
  love: 'أحببته',
  haha: 'أضحكني',
  sad: 'أحزنني',
  angry: 'أغضبني',
  sigh: 'تنهيدة',
  clown: 'مهرج',
};
