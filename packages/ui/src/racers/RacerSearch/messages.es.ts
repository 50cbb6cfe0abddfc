import { plural } from '../../primitives/messages/plural.es';
import type { TextsOf } from '../../primitives/messages';
import type { racerSearchMessages } from './messages';

export const racerSearch: TextsOf<typeof racerSearchMessages> = {
  label: 'Buscar pilotos',
  placeholder: 'Nombre del piloto…',
  empty: 'No se encontraron pilotos.',
  failed: 'No se pudieron cargar los pilotos',
  loading: 'Cargando pilotos…',
  loadMore: 'Cargar más',
  loadingMore: 'Cargando más…',
  count: (count) => plural(count, '1 piloto', `${count} pilotos`),
};
