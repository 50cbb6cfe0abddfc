import { counted, isolate } from '../../primitives/messages/arabic';
import type { TextsOf } from '../../primitives/messages';
import type { passkeyListMessages } from './messages';

export const passkeyList: TextsOf<typeof passkeyListMessages> = {
  title: 'مفاتيح المرور',
  hint: 'لتسجيل الدخول بالإصبع أو الوجه أو رمز PIN لهذا الجهاز بدلًا من كلمة المرور.',
  empty: 'ليس لديك أي مفتاح مرور بعد.',
  synced: 'على عدة أجهزة',
  add: 'إضافة مفتاح مرور',
  remove: 'إزالة',
  removeOf: (passkey) => `إزالة ${isolate(passkey)}`,
  askAfterPassword: 'طلب مفتاح مرور أيضًا عند تسجيل الدخول بكلمة المرور',
  askAfterPasswordHint: 'فلا يمكن الدخول بمعرفة كلمة مرورك وحدها.',
  codesLeft: (count) =>
    counted(count, {
      zero: 'لم يبقَ أي رمز استرداد.',
      one: 'بقي رمز استرداد واحد.',
      two: 'بقي رمزا استرداد.',
      few: 'بقيت # رموز استرداد.',
      many: 'بقي # رمز استرداد.',
      other: 'بقي # رمز استرداد.',
    }),
  newCodes: 'إنشاء رموز استرداد جديدة',
  loading: 'جارٍ تحميل مفاتيح مرورك…',
  failed: 'تعذّر تحميل مفاتيح مرورك.',
  retry: 'إعادة المحاولة',
};
