import { plural, type TextsOf } from '../platform/messages';
import type { postsMessages, reactionsMessages, profilePostsMessages } from './messages';

export const posts: TextsOf<typeof postsMessages> = {
  joinToView: (club) => `Únete a ${club} para ver las publicaciones.`,
  empty: 'Todavía no hay publicaciones en este club.',
  loading: 'Cargando publicaciones…',
  loadFailed: 'No se pudieron cargar las publicaciones.',
  retry: 'Reintentar',
  loadMore: 'Cargar más',
  posted: 'Publicado en el club',
  postFailed: 'No se pudo publicar',
  deleted: 'Eliminada',
  deleteFailed: 'No se pudo eliminar',
  notMembers: (names, count) =>
    plural(
      count,
      `${names} no es miembro de este club y no recibirá ningún aviso.`,
      `${names} no son miembros de este club y no recibirán ningún aviso.`,
    ),
  pinned: 'La publicación está fijada',
  unpinned: 'La publicación ya no está fijada',
  pinFailed: 'No se pudo fijar la publicación',
  unpinFailed: 'No se pudo dejar de fijar la publicación',
  pinsFull: (max) => `Ya hay ${max} publicaciones fijadas. Deja de fijar una primero.`,
  commentFailed: 'No se pudo comentar',
  commentChangeFailed: 'No se pudo cambiar el comentario',
  tryAgain: 'Inténtalo de nuevo.',
  newPosts: (count) => plural(count, '1 publicación nueva', `${count} publicaciones nuevas`),
  deletedMeanwhile: 'Se eliminó esta publicación mientras escribías un comentario',
  closedMeanwhile: 'Lo que estabas escribiendo aquí no se envió',
  answeredGone: 'El comentario al que respondías ya no está.',
  answeredGoneHint: 'Lo que escribiste se conserva hasta que elijas qué hacer con ello.',
  ownComment: 'Convertirlo en comentario',
  copyText: 'Copiar el texto',
  textCopied: 'Texto copiado',
  copyFailed: 'No se pudo copiar el texto',
  discardText: 'Descartar',
  postGone: 'La publicación a la que llevaba este enlace ya no está.',
  commentGone: 'El comentario al que llevaba este enlace ya no está.',
  linkNotCopied: 'No se pudo copiar el enlace',
  linkCopied: 'Enlace copiado',
  shareFailed: 'No se pudo compartir el enlace',
};

export const reactions: TextsOf<typeof reactionsMessages> = {
  signInRequired: 'Hace falta iniciar sesión',
  signInToReact: 'Para reaccionar tienes que iniciar sesión.',
  unauthorized: 'Sin autorización',
  sessionExpired: 'Puede que tu sesión haya caducado. Inicia sesión de nuevo.',
  failed: 'No se pudo reaccionar',
};

export const profilePosts: TextsOf<typeof profilePostsMessages> = {
  empty: 'Todavía no hay publicaciones.',
  emptyOwn: 'Aún no has publicado nada. Cuenta cómo fue la carrera.',
  loading: 'Cargando publicaciones…',
  loadFailed: 'No se pudieron cargar las publicaciones.',
  retry: 'Reintentar',
  loadMore: 'Cargar más',
  posted: 'Publicado',
  postFailed: 'No se pudo publicar',
  tryAgain: 'Inténtalo de nuevo.',
  changeFailed: 'No se pudo cambiar la publicación',
  noMediaUrl: 'La subida terminó, pero sin la dirección de la imagen.',
  connectionLost: 'Se perdió la conexión. Inténtalo de nuevo.',
};
