import type { TextsOf } from '../../primitives/messages';
import type { profileHeaderMessages, profileUnavailableMessages } from './messages';

export const profileHeader: TextsOf<typeof profileHeaderMessages> = {
  noBio: 'Todavía sin biografía.',
  followers: 'Seguidores',
  points: 'Puntos',
  follow: 'Seguir',
  following: 'Siguiendo',
  unfollowHint: 'Pulsa para dejar de seguir',
  followFailed: 'No se pudo cargar si sigues a esta persona.',
  retryFollow: 'Reintentar',
  share: 'Compartir',
  editProfile: 'Editar perfil',
  findPeople: 'Buscar personas',
  tags: 'Etiquetas del perfil',
  loading: 'Cargando perfil…',
};

export const profileUnavailable: TextsOf<typeof profileUnavailableMessages> = {
  title: 'No se pudo cargar este perfil',
  failed: 'Error al cargar el perfil',
  userNotFound: 'No se encontró el usuario',
};
