import type { TextsOf } from '../../primitives/messages';
import type { sideMenuMessages } from './messages';

export const sideMenu: TextsOf<typeof sideMenuMessages> = {
  label: 'Principal',
  profileSection: 'Perfil',
  profile: 'Perfil',
  settings: 'Ajustes de cuenta',
  logout: 'Cerrar sesión',
  scoresSection: 'Marcadores en vivo',
  scores: 'Marcadores',
  clubsSection: 'Clubes',
  feed: 'Mis novedades',
  clubs: 'Mis clubes',
  discover: 'Descubrir clubes',
  home: 'Volver al inicio',
};
