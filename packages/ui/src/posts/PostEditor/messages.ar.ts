import type { TextsOf } from '../../primitives/messages';
import type { postEditorMessages } from './messages';

export const postEditor: TextsOf<typeof postEditorMessages> = {
  label: 'تعديل منشورك',
  save: 'حفظ',
  saving: 'جارٍ الحفظ…',
  cancel: 'إلغاء',
};
