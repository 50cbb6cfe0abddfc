import type { TextsOf } from '../platform/messages';
import type { chatMessages } from './messages';

export const chat: TextsOf<typeof chatMessages> = {
  signedOutAttempt: 'Para enviar mensajes tienes que iniciar sesión.',
  notLoaded:
    'No se pudo cargar el chat en vivo. Vuelve a cargar la página para intentarlo otra vez.',
};
