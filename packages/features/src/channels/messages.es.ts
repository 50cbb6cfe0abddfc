import type { TextsOf } from '../platform/messages';
import type { channelsMessages } from './messages';

export const channels: TextsOf<typeof channelsMessages> = {
  writeMessage: 'Escribir un mensaje',
  writeMessagePlaceholder: 'Escribe un mensaje…',
  sendMessage: 'Enviar mensaje',
  deleteFailed: 'No se pudo eliminar',
  messageFailed: 'No se pudo enviar',
  tryAgain: 'Inténtalo de nuevo.',
};
