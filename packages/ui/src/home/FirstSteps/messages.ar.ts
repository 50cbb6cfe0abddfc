import type { TextsOf } from '../../primitives/messages';
import { figure } from '../../primitives/messages/arabic';
import type { firstStepsMessages } from './messages';

export const firstSteps: TextsOf<typeof firstStepsMessages> = {
  title: 'الخطوات الأولى',
  progress: (done, all) => `تم ${figure(done)} من ${figure(all)}`,
  club: 'الانضمام إلى نادٍ',
  follow: 'متابعة شخص',
  post: 'كتابة منشور',
  picture: 'إضافة صورة',
  done: 'تم',
  dismiss: 'إخفاء الخطوات الأولى',
};
