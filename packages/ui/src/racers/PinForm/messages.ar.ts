import type { TextsOf } from '../../primitives/messages';
import type { pinFormMessages } from './messages';

export const pinForm: TextsOf<typeof pinFormMessages> = {
  title: 'منطقة مقيدة',
  description: 'للمتابعة يلزم رمز PIN المكوَّن من 4 أرقام.',
  pin: 'رمز PIN',
  unlock: 'فتح',
  wrong: 'رمز PIN غير صحيح',
};
