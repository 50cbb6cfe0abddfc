import { plural } from '../../primitives/messages/plural.es';
import type { TextsOf } from '../../primitives/messages';
import type { notificationListMessages } from './messages';

export const notificationList: TextsOf<typeof notificationListMessages> = {
  title: 'Notificaciones',
  newCount: (count) => plural(count, '1 nueva', `${count.toLocaleString('es')} nuevas`),
  search: 'Buscar notificaciones',
  searchPlaceholder: 'Buscar notificaciones…',
  markAll: 'Marcar todo como leído',
  markingAll: 'Marcando…',
  markRead: 'Marcar como leída',
  unread: 'Sin leer',
  group: (kind, count, isPartial) =>
    `${kind.charAt(0).toUpperCase()}${kind.slice(1)} (${count}${isPartial ? '+' : ''})`,
  groupUnread: (count) => `${count.toLocaleString('es')} sin leer`,
  loadMore: 'Cargar más',
  loadingMore: 'Cargando más…',
  empty: 'Estás al día. 🎉',
  noMatches: 'Ninguna notificación coincide con tu búsqueda.',
  loading: 'Cargando…',
  signedOut: 'Inicia sesión para ver tus notificaciones.',
  signIn: 'Iniciar sesión',
  loadFailed: 'No se pudieron cargar las notificaciones.',
  serverError: 'Error del servidor',
};
