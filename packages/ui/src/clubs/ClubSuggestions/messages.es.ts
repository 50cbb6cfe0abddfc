import type { TextsOf } from '../../primitives/messages';
import { plural } from '../../primitives/messages/plural.es';
import type { clubSuggestionsMessages } from './messages';

export const clubSuggestions: TextsOf<typeof clubSuggestionsMessages> = {
  title: 'Clubes para ti',
  members: (count) => `${count} ${plural(count, 'miembro', 'miembros')}`,
  join: 'Unirse',
  joinClub: (name) => `Unirse a ${name}`,
  joining: 'Uniéndote…',
  joined: 'Te uniste',
  joinedClubs: (names) => `Te uniste a: ${names}`,
  showMore: 'Mostrar más',
  loading: 'Buscando clubes…',
};
