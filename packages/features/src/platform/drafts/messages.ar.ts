import { isolate, type TextsOf } from '../messages';
import type { draftsMessages } from './messages';

export const drafts: TextsOf<typeof draftsMessages> = {
  useTheirs: 'استخدام ما حُفظ',
  keepOwn: 'إبقاء ما كتبته',
  changedWords: (words) =>
    `تغيّر هذا في هذه الأثناء: «${isolate(words)}». احفظ مرة أخرى ليحل ما كتبته محله.`,
};
