import { isolate } from '../../primitives/messages/arabic';
import type { TextsOf } from '../../primitives/messages';
import type { partnerKeyDialogMessages } from './messages';

export const partnerKeyDialog: TextsOf<typeof partnerKeyDialogMessages> = {
  title: (partner) => `المفتاح الجديد للشريك ${isolate(partner)}`,
  hint:
    'لا يظهر إلا الآن ولا يُحفظ في أي مكان: يجب تسليمه بطريقة آمنة. مكانه خادم الشريك، وليس ' +
    'أي صفحة.',
  key: 'المفتاح',
  copy: 'نسخ',
  done: 'حفظتُه',
};
