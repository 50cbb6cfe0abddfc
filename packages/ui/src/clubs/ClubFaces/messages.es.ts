import { plural } from '../../primitives/messages/plural.es';
import type { TextsOf } from '../../primitives/messages';
import type { clubFacesMessages } from './messages';

export const clubFaces: TextsOf<typeof clubFacesMessages> = {
  members: (count) => plural(count, '1 miembro', `${count.toLocaleString('es')} miembros`),
  seeAll: 'Ver todos',
  loading: 'Cargando miembros…',
};
