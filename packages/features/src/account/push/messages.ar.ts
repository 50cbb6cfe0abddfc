import type { TextsOf } from '../../platform/messages';
import type { pushMessages } from './messages';

export const push: TextsOf<typeof pushMessages> = {
  eventRoom: 'دردشة نهائيات العالم',
  turnedOn: 'الإشعارات الفورية مفعَّلة في هذا المتصفح',
  turnedOff: 'الإشعارات الفورية متوقفة في هذا المتصفح',
  turnOnFailed: 'تعذّر تفعيلها',
  turnOffFailed: 'تعذّر إيقافها',
  saveFailed: 'تعذّر حفظ اختيارك',
  tryAgain: 'يُرجى المحاولة مرة أخرى.',
};
