import type { TextsOf } from '../messages';
import type { confirmDialogMessages } from './messages';

export const confirmDialog: TextsOf<typeof confirmDialogMessages> = { cancel: 'إلغاء' };
