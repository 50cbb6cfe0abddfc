import { isolate } from '../../primitives/messages/arabic';
import type { TextsOf } from '../../primitives/messages';
import type { pushSettingsMessages } from './messages';

export const pushSettings: TextsOf<typeof pushSettingsMessages> = {
  title: 'الإشعارات الفورية',
  hint:
    'تصلك في هذا المتصفح، حتى من دون أي صفحة مفتوحة من صفحاتنا. يظهر على شاشتك اسم المرسل، ' +
    'ولا يظهر شيء مما كتبه.',
  on: 'مفعَّلة في هذا المتصفح',
  off: 'متوقفة في هذا المتصفح',
  turnOn: 'تفعيل',
  turnOff: 'إيقاف',
  unsupported: 'لا يمكن لهذا المتصفح استقبالها',
  unsupportedHint:
    'على iPhone أو iPad يلزم إضافة هذا الموقع إلى الشاشة الرئيسية وفتحه منها. وعلى غيرهما قد ' +
    'يفيد متصفح آخر.',
  denied: 'متصفحك يحظرها',
  deniedHint: 'يلزم السماح بإشعارات هذا الموقع في إعدادات المتصفح، ثم إعادة تحميل هذه الصفحة.',
  offline: 'لا اتصال بالشبكة',
  offlineHint: 'يمكن تغيير هذا بعد عودة الاتصال.',
  kinds: 'ما تصلك إشعارات عنه',
  kindsHint: 'في كل متصفح فُعّلت فيه.',
  replies: 'الردود على منشوراتك وتعليقاتك',
  mentions: 'الإشارات إليك',
  room: (name) => `الرسائل في ${isolate(name)}`,
  roomHint: 'مرة كل عشر دقائق على الأكثر.',
  loading: 'جارٍ تحميل اختيارك…',
  failed: 'تعذّر تحميل اختيارك.',
  retry: 'إعادة المحاولة',
};
