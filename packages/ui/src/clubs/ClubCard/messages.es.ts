import type { TextsOf } from '../../primitives/messages';
import type { clubCardMessages } from './messages';

export const clubCard: TextsOf<typeof clubCardMessages> = {
  noImage: 'Sin imagen',
  unknownOwner: 'Propietario desconocido',
  active: 'Activo',
  inactive: 'Inactivo',
  ownedBy: 'Propietario',
  members: 'Miembros',
};
