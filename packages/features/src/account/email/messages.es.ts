import type { TextsOf } from '../../platform/messages';
import type { emailConfirmationMessages } from './messages';

export const emailConfirmation: TextsOf<typeof emailConfirmationMessages> = {
  title: 'Confirma tu correo electrónico',
  text: (email) => `Hemos enviado un enlace a ${email}. Ábrelo para que sepamos que es tuyo.`,
  send: 'Enviar otro enlace',
  sending: 'Enviando',
  sent: 'Te hemos enviado otro enlace',
  sentText: (email) => `Búscalo en el buzón de ${email}, también entre el correo no deseado.`,
  failed: 'No se pudo enviar el enlace',
  tryAgain: 'Inténtalo de nuevo.',
};
