import type { TextsOf } from '../../primitives/messages';
import type { clubInfoPanelMessages } from './messages';

export const clubInfoPanel: TextsOf<typeof clubInfoPanelMessages> = {
  title: 'Información del club',
  name: 'Nombre',
  description: 'Descripción',
  noDescription: 'Todavía sin descripción.',
  owner: 'Propietario',
  unknownOwner: 'Propietario desconocido',
  edit: 'Editar club',
  resign: 'Dejar de ser copropietario',
  close: 'Cerrar',
};
