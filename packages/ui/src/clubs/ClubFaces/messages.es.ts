import type { TextsOf } from '../../primitives/messages';
import { countMembers } from '../countMembers.es';
import type { clubFacesMessages } from './messages';

export const clubFaces: TextsOf<typeof clubFacesMessages> = {
  members: countMembers,
  seeAll: 'Ver todos',
  loading: 'Cargando miembros…',
};
