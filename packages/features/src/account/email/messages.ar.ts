import { isolate, type TextsOf } from '../../platform/messages';
import type { emailConfirmationMessages } from './messages';

export const emailConfirmation: TextsOf<typeof emailConfirmationMessages> = {
  title: 'تأكيد بريدك الإلكتروني',
  text: (email) => `أرسلنا رابطًا إلى ${isolate(email)}. فتحه يؤكد لنا أن العنوان لك.`,
  send: 'إرسال رابط جديد',
  sending: 'جارٍ الإرسال',
  sent: 'رابط جديد في الطريق',
  sentText: (email) => `يصل إلى صندوق ${isolate(email)}، وربما بين الرسائل غير المرغوب فيها.`,
  failed: 'تعذّر إرسال الرابط',
  tryAgain: 'يُرجى المحاولة مرة أخرى.',
};
