import type { TextsOf } from '../platform/messages';
import type { chatMessages } from './messages';

export const chat: TextsOf<typeof chatMessages> = {
  signedOutAttempt: 'يجب تسجيل الدخول لإرسال الرسائل.',
};
