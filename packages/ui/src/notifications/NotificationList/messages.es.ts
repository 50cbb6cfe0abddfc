import { plural } from '../../primitives/messages/plural.es';
import type { TextsOf } from '../../primitives/messages';
import type { notificationListMessages } from './messages';

/** One of a kind and several of it, by the words that the server has for it. */
const kinds: Readonly<Record<string, readonly [one: string, several: string] | undefined>> = {
  follow: ['seguimiento', 'Seguimientos'],
  comment: ['comentario', 'Comentarios'],
  reaction: ['reacción', 'Reacciones'],
  like: ['me gusta', 'Me gusta'],
  mention: ['mención', 'Menciones'],
  message: ['mensaje', 'Mensajes'],
  invitation: ['invitación', 'Invitaciones'],
  'club invite': ['invitación a un club', 'Invitaciones a clubes'],
  'club join': ['ingreso en un club', 'Ingresos en clubes'],
  result: ['resultado', 'Resultados'],
};

export const notificationList: TextsOf<typeof notificationListMessages> = {
  title: 'Notificaciones',
  newCount: (count) => plural(count, '1 nueva', `${count.toLocaleString('es')} nuevas`),
  search: 'Buscar notificaciones',
  searchPlaceholder: 'Buscar notificaciones…',
  markAll: 'Marcar todo como leído',
  markingAll: 'Marcando…',
  markRead: 'Marcar como leída',
  unread: 'Sin leer',
  kind: (kind) => kinds[kind]?.[0] ?? kind,
  today: 'Hoy',
  earlier: 'Anteriores',
  group: (kind, count, isPartial) =>
    `${kinds[kind]?.[1] ?? kind} (${count}${isPartial ? '+' : ''})`,
  groupUnread: (count) => `${count.toLocaleString('es')} sin leer`,
  loadMore: 'Cargar más',
  loadingMore: 'Cargando más…',
  empty: 'Estás al día. 🎉',
  findPeople: 'Buscar personas',
  noMatches: 'Ninguna notificación coincide con tu búsqueda.',
  loading: 'Cargando…',
  signedOut: 'Inicia sesión para ver tus notificaciones.',
  signIn: 'Iniciar sesión',
  loadFailed: 'No se pudieron cargar las notificaciones.',
  serverError: 'Error del servidor',
};
