import type { TextsOf } from '../../primitives/messages';
import type { passwordDialogMessages } from './messages';

export const passwordDialog: TextsOf<typeof passwordDialogMessages> = {
  password: 'كلمة مرورك',
  cancel: 'إلغاء',
};
