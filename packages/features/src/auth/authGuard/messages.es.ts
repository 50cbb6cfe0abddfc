import type { TextsOf } from '../../platform/messages';
import type { sessionEndMessages } from './messages';

export const sessionEnd: TextsOf<typeof sessionEndMessages> = {
  title: 'Tu sesión ha terminado.',
  text: 'Tu texto está a salvo.',
};
