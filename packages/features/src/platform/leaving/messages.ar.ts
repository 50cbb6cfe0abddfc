import type { TextsOf } from '../messages';
import type { leavingMessages } from './messages';

export const leaving: TextsOf<typeof leavingMessages> = {
  title: 'مغادرة هذه الصفحة؟',
  text: 'ما كتبته هنا غير محفوظ.',
  leave: 'مغادرة',
  stay: 'البقاء هنا',
};
