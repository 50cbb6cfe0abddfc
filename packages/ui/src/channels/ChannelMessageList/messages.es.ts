import type { TextsOf } from '../../primitives/messages';
import type { channelMessageListMessages } from './messages';

export const channelMessageList: TextsOf<typeof channelMessageListMessages> = {
  messages: 'Mensajes',
  empty: 'Di algo, publica algo.',
  write: 'Escribir un mensaje',
  loading: 'Cargando mensajes…',
  loadingOlder: 'Cargando mensajes anteriores…',
  failed: 'No se pudieron cargar los mensajes.',
  retry: 'Reintentar',
  olderFailed: 'No se pudieron cargar los mensajes anteriores.',
  sending: 'Enviando…',
  unknownAuthor: 'Miembro desconocido',
  loadingNewer: 'Cargando mensajes posteriores…',
  newerFailed: 'No se pudieron cargar los mensajes posteriores.',
  toNewest: 'Volver a los mensajes más recientes',
  newMessages: 'Mensajes nuevos',
  unreadFrom: 'Nuevo',
  edited: 'editado',
  edit: 'Editar tu mensaje',
  delete: 'Eliminar',
  deleteBy: (name) => `Eliminar el mensaje de ${name}`,
  deleteQuestion: '¿Eliminar este mensaje?',
  cancel: 'Cancelar',
};
