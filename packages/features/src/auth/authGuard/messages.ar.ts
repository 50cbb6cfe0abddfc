import type { TextsOf } from '../../platform/messages';
import type { sessionEndMessages } from './messages';

export const sessionEnd: TextsOf<typeof sessionEndMessages> = {
  title: 'انتهت جلستك.',
  text: 'نصك محفوظ.',
};
