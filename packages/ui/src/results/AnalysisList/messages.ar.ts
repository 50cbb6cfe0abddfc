import type { TextsOf } from '../../primitives/messages';
import type { analysisListMessages } from './messages';

export const analysisList: TextsOf<typeof analysisListMessages> = {
  title: 'تحليل الذكاء الاصطناعي',
  readMore: 'قراءة المزيد',
  readLess: 'عرض أقل',
};
