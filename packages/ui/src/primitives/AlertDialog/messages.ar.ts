import type { TextsOf } from '../messages';
import type { alertDialogMessages } from './messages';

export const alertDialog: TextsOf<typeof alertDialogMessages> = { close: 'حسنًا' };
