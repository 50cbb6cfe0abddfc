import type { TextsOf } from '../../primitives/messages';
import type { favoriteTeamsMessages } from './messages';

export const favoriteTeams: TextsOf<typeof favoriteTeamsMessages> = {
  title: 'Equipos favoritos',
  empty: 'Todavía sin equipos favoritos.',
  emptyOwn: 'Añade tus equipos favoritos.',
  addTeam: 'Añadir equipo',
  loading: 'Cargando equipos favoritos…',
  failed: 'No se pudieron cargar los equipos favoritos.',
};
