import type { TextsOf } from '../../primitives/messages';
import type { recoveryCodesDialogMessages } from './messages';

export const recoveryCodesDialog: TextsOf<typeof recoveryCodesDialogMessages> = {
  title: 'رموز الاسترداد الخاصة بك',
  hint:
    'يُستخدم كل رمز مرة واحدة بدلًا من مفتاح المرور. لا تظهر الرموز إلا الآن: يجب حفظها في مكان ' +
    'يمكن الوصول إليه من دون هذا الجهاز.',
  codes: 'رموز الاسترداد',
  copy: 'نسخ',
  download: 'تنزيل',
  done: 'حفظتُها',
};
