import { plural } from '../../primitives/messages/plural.es';
import type { TextsOf } from '../../primitives/messages';
import type { postCardMessages } from './messages';

export const postCard: TextsOf<typeof postCardMessages> = {
  comments: (count) => plural(count, '1 comentario', `${count.toLocaleString('es')} comentarios`),
  commentsUncounted: 'Comentarios',
  share: 'Compartir',
  edit: 'Editar tu publicación',
  edited: 'editada',
  delete: 'Eliminar',
  deleting: 'Eliminando…',
  sending: 'Enviando…',
  deleteQuestion: '¿Eliminar esta publicación?',
  cancel: 'Cancelar',
  openImage: (number) => `Abrir la imagen ${number}`,
  imageFailed: (number) => `No se pudo cargar la imagen ${number}. Reintentar`,
  image: (author, number) => `Imagen ${number} de ${author}`,
  more: (author) => `Más sobre la publicación de ${author}`,
  unknownAuthor: 'Miembro desconocido',
  linkedPost: 'Publicación enlazada',
  pinned: 'Fijada',
};
