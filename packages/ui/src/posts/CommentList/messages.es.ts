import type { TextsOf } from '../../primitives/messages';
import type { commentListMessages } from './messages';

export const commentList: TextsOf<typeof commentListMessages> = {
  comments: 'Comentarios',
  empty: 'Todavía no hay comentarios.',
  loading: 'Cargando comentarios…',
  failed: 'No se pudieron cargar los comentarios.',
  retry: 'Reintentar',
  unknownAuthor: 'Miembro desconocido',
  sending: 'Enviando…',
  showOlder: 'Ver comentarios anteriores',
  edited: 'editado',
  replyToEarlier: 'respuesta a un comentario anterior',
  reply: 'Responder',
  replyTo: (name) => `Responder a ${name}`,
  edit: 'Editar',
  delete: 'Eliminar',
  copyLink: 'Copiar enlace',
  more: (name) => `Más sobre el comentario de ${name}`,
  deleteQuestion: '¿Eliminar este comentario?',
  repliesGoToo: 'También se eliminan sus respuestas.',
  cancel: 'Cancelar',
  olderFailed: 'No se pudieron cargar los comentarios anteriores.',
};
