import { plural } from '../../primitives/messages/plural.es';
import type { TextsOf } from '../../primitives/messages';
import type { userSearchMessages } from './messages';

export const userSearch: TextsOf<typeof userSearchMessages> = {
  label: 'Buscar usuarios',
  placeholder: 'Nombre o usuario…',
  empty: 'No se encontraron usuarios.',
  failed: 'No se pudieron cargar los usuarios',
  loading: 'Cargando usuarios…',
  loadMore: 'Cargar más',
  loadingMore: 'Cargando más…',
  count: (count) => plural(count, '1 usuario', `${count} usuarios`),
};
