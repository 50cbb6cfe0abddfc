import type { TextsOf } from '../../platform/messages';
import type { passwordChangeMessages } from './messages';

export const passwordChange: TextsOf<typeof passwordChangeMessages> = {
  currentRequired: 'كلمة المرور الحالية مطلوبة',
  short: (minimum) => `الحد الأدنى لكلمة المرور: ${minimum} من الأحرف`,
  differ: 'كلمتا المرور غير متطابقتين.',
  changed: 'تغيّرت كلمة المرور',
  changedText: 'سُجّل خروجك من كل الأجهزة الأخرى.',
  failed: 'تعذّر تغيير كلمة مرورك',
  tryAgain: 'يُرجى المحاولة مرة أخرى.',
};
