import type { TextsOf } from '../../primitives/messages';
import { countMembers } from '../countMembers.es';
import type { clubSuggestionsMessages } from './messages';

export const clubSuggestions: TextsOf<typeof clubSuggestionsMessages> = {
  title: 'Clubes para ti',
  members: countMembers,
  joinedClubs: (names) => `Te uniste a: ${names}`,
  showMore: 'Mostrar más',
  loading: 'Buscando clubes…',
};
