import type { TextsOf } from '../platform/messages';
import type { contactMessages } from './messages';

export const contact: TextsOf<typeof contactMessages> = {
  tagline: 'رياضة تشبهك أكثر',
  title: 'التواصل معنا',
  lead: 'أسئلة وأفكار وشراكات ورعاية: تصلنا رسالتك ويرد عليها إنسان.',
  close: 'الإغلاق والانتقال إلى الصفحة الرئيسية',
  name: 'الاسم',
  email: 'البريد الإلكتروني',
  message: 'الرسالة',
  send: 'إرسال الرسالة',
  sending: 'جارٍ الإرسال…',
  nameRequired: 'الاسم مطلوب',
  emailRequired: 'البريد الإلكتروني مطلوب',
  emailFormat: 'صيغة البريد الإلكتروني غير صحيحة.',
  messageRequired: 'الرسالة مطلوبة',
  failed: 'تعذّر إرسال الرسالة. يُرجى المحاولة مرة أخرى.',
  sentTitle: 'أُرسلت الرسالة!',
  sentText: 'شكرًا لك. يصل الرد إلى العنوان المذكور.',
  backHome: 'العودة إلى الرئيسية',
};
