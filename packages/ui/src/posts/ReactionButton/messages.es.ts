import { plural } from '../../primitives/messages/plural.es';
import type { TextsOf } from '../../primitives/messages';
import type { reactionButtonMessages } from './messages';

export const reactionButton: TextsOf<typeof reactionButtonMessages> = {
  like: 'Me gusta',
  yourReaction: (name) => `${name}, tu reacción`,
  choose: 'Elegir una reacción',
  shownCount: (count) => count.toLocaleString('es'),
  count: (count) => plural(count, '1 reacción', `${count.toLocaleString('es')} reacciones`),
};
