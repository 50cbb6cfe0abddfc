import type { TextsOf } from '../../primitives/messages';
import type { clubAboutMessages } from './messages';

export const clubAbout: TextsOf<typeof clubAboutMessages> = {
  about: 'Sobre este club',
  noDescription: 'Todavía sin descripción.',
  open: 'Abrir el club',
  members: 'Miembros',
  team: 'Quién lo lleva',
  owner: 'Propietario',
  coOwner: 'Copropietario',
};
