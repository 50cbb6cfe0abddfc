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
  olderFailed: 'No se pudieron cargar los comentarios anteriores.',
};
