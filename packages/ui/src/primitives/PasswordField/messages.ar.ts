import type { TextsOf } from '../messages';
import type { passwordFieldMessages } from './messages';

export const passwordField: TextsOf<typeof passwordFieldMessages> = {
  show: 'إظهار كلمة المرور',
  hide: 'إخفاء كلمة المرور',
};
