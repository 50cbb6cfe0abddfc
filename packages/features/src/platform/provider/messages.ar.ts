import type { TextsOf } from '../messages';
import type { connectionMessages } from './messages';

export const connection: TextsOf<typeof connectionMessages> = {
  unreachable: 'تعذّر الوصول إلى الخادم. يُرجى التحقق من الاتصال والمحاولة مرة أخرى.',
};
