import type { TextsOf } from '../../primitives/messages';
import type { followListMessages } from './messages';

export const followList: TextsOf<typeof followListMessages> = {
  tabs: 'Seguidores y seguidos',
  followers: (count) => `Seguidores (${count.toLocaleString('es')})`,
  following: (count) => `Siguiendo (${count.toLocaleString('es')})`,
  followersUncounted: 'Seguidores',
  followingUncounted: 'Siguiendo',
  filter: 'Filtrar por nombre de usuario',
  filterPlaceholder: 'Filtrar por usuario…',
  noFollowers: 'Todavía sin seguidores.',
  noFollowing: 'Todavía no sigue a nadie.',
  findPeople: 'Buscar personas',
  noMatches: 'Ningún nombre de usuario coincide.',
  noMatchesYet: 'Por ahora no coincide ningún usuario.',
  failedFollowers: 'No se pudieron cargar los seguidores.',
  failedFollowing: 'No se pudo cargar a quién sigue.',
  loading: 'Cargando…',
  loadMore: 'Cargar más',
};
