import { withinSentence } from '../../primitives/messages/spanish';
import type { TextsOf } from '../../primitives/messages';
import type { eventGlanceMessages } from './messages';

export const eventGlance: TextsOf<typeof eventGlanceMessages> = {
  next: 'Próxima carrera',
  scores: 'Ver resultados',
  latest: (day) => `Últimos resultados: ${withinSentence(day)}`,
  seeAll: 'Ver todos',
};
