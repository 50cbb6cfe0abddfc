import type { TextsOf } from '../../primitives/messages';
import type { topBarMessages } from './messages';

export const topBar: TextsOf<typeof topBarMessages> = {
  label: 'Accesos directos',
  openMenu: 'Abrir menú',
  closeMenu: 'Cerrar menú',
  notifications: 'Notificaciones',
  notificationsUnread: (count) => `Notificaciones, ${count} sin leer`,
  messages: 'Mensajes',
  create: 'Crear',
  search: 'Buscar',
};
