import { notificationTextsAr } from '@clubline/contract';
import type { TextsOf } from '../platform/messages';
import type { notificationSentenceMessages, notificationToastMessages } from './messages';

export const notificationSentence: TextsOf<typeof notificationSentenceMessages> =
  notificationTextsAr;

export const notificationToast: TextsOf<typeof notificationToastMessages> = {
  allMarked: 'لا جديد لديك',
  allMarkedText: 'عُلّمت كل الإشعارات كمقروءة.',
  markAllFailed: 'تعذّر تعليم الكل كمقروء',
  markAllFailedText: 'يُرجى المحاولة مرة أخرى.',
  markFailed: 'تعذّر تحديث الإشعار',
  loadMoreFailed: 'تعذّر تحميل الإشعارات.',
  serverError: 'خطأ في الخادم',
};
