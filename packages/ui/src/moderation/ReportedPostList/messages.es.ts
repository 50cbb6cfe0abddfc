import type { TextsOf } from '../../primitives/messages';
import type { reportedPostListMessages } from './messages';

export const reportedPostList: TextsOf<typeof reportedPostListMessages> = {
  label: 'Publicaciones denunciadas',
  empty: 'No hay denuncias por resolver.',
  loading: 'Cargando denuncias…',
  failed: 'No se pudieron cargar las denuncias.',
  retry: 'Reintentar',
  reason: (reason, count) => (count === 1 ? reason : `${reason} · ${count}`),
  keep: 'Mantenerla',
  remove: 'Eliminar publicación',
  pictureOnly: 'Una imagen sin texto',
};
