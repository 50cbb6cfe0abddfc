import type { TextsOf } from '../../primitives/messages';
import type { eventGlanceMessages } from './messages';

export const eventGlance: TextsOf<typeof eventGlanceMessages> = {
  next: 'Próxima carrera',
  scores: 'Ver resultados',
  latest: (day) => `Últimos resultados: ${day}`,
  seeAll: 'Ver todos',
};
