import type { TextsOf } from '../messages';
import type { draftsMessages } from './messages';

export const drafts: TextsOf<typeof draftsMessages> = {
  useTheirs: 'استخدام ما حُفظ',
  keepOwn: 'إبقاء ما كتبته',
};
