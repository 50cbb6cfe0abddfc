import type { TextsOf } from '../platform/messages';
import type { chatMessages } from './messages';

export const chat: TextsOf<typeof chatMessages> = {
  signedOutAttempt: 'Para enviar mensajes tienes que iniciar sesión.',
};
