import { plural, type TextsOf } from '../platform/messages';
import type { exploreMessages, searchMessages } from './messages';

export const search: TextsOf<typeof searchMessages> = {
  title: 'Buscar',
  members: (count) => plural(count, '1 miembro', `${count.toLocaleString('es')} miembros`),
  privateClub: 'Privado',
  boat: (boat) => `Barco ${boat}`,
  onProfile: 'En un perfil',
};

export const explore: TextsOf<typeof exploreMessages> = { title: 'Explorar publicaciones' };
