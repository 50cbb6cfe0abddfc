import type { TextsOf } from '../platform/messages';
import type { channelsMessages } from './messages';

export const channels: TextsOf<typeof channelsMessages> = {
  writeMessage: 'Escribir un mensaje',
  writeMessagePlaceholder: 'Escribe un mensaje…',
  sendMessage: 'Enviar mensaje',
  editing: 'Cambias tu mensaje',
  editMessage: 'Editar tu mensaje',
  saveMessage: 'Guardar mensaje',
  changeFailed: 'No se pudo cambiar el mensaje',
  deleteFailed: 'No se pudo eliminar',
  messageFailed: 'No se pudo enviar',
  messageGone: 'El mensaje al que llevaba este enlace ya no está.',
  messageSought: 'Buscando el mensaje al que lleva este enlace…',
  messageFar:
    'El mensaje al que lleva este enlace está más atrás. Desplázate hacia arriba para seguir.',
  tryAgain: 'Inténtalo de nuevo.',
  notSent: (reason) => `No enviado: ${reason}`,
};
