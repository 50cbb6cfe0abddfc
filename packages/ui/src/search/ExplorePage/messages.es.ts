import type { TextsOf } from '../../primitives/messages';
import type { explorePageMessages } from './messages';

export const explorePage: TextsOf<typeof explorePageMessages> = {
  search: 'Buscar en todo',
  people: 'Personas a las que seguir',
  racers: 'Pilotos',
  seeAll: 'Ver todo',
  loading: 'Cargando…',
  failed: 'No se ha podido cargar.',
  retry: 'Intentar de nuevo',
};
