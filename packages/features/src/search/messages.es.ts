import { plural, type TextsOf } from '../platform/messages';
import type { searchMessages } from './messages';

export const search: TextsOf<typeof searchMessages> = {
  title: 'Buscar',
  members: (count) => `${count} ${plural(count, 'miembro', 'miembros')}`,
  privateClub: 'Privado',
  boat: (boat) => `Barco ${boat}`,
};
