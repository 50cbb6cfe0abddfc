import type { TextsOf } from '../../primitives/messages';
import type { bottomBarMessages } from './messages';

export const bottomBar: TextsOf<typeof bottomBarMessages> = {
  label: 'Sitios principales',
  scores: 'Marcadores',
  clubs: 'Clubes',
  create: 'Crear',
  notifications: 'Notificaciones',
  notificationsUnread: (count) => `Notificaciones, ${count} sin leer`,
  profile: 'Yo',
};
