import type { TextsOf } from '../../primitives/messages';
import type { passwordFormMessages } from './messages';

export const passwordForm: TextsOf<typeof passwordFormMessages> = {
  title: 'كلمة المرور',
  hint: 'تغييرها يسجّل خروجك من كل الأجهزة الأخرى.',
  current: 'كلمة المرور الحالية',
  password: 'كلمة المرور الجديدة',
  confirmation: 'تأكيد كلمة المرور الجديدة',
  submit: 'تغيير كلمة المرور',
  pending: 'جارٍ تغيير كلمة المرور…',
};
