import { withinSentence } from '../../primitives/messages/spanish';
import type { TextsOf } from '../../primitives/messages';
import type { daySectionMessages } from './messages';

export const daySection: TextsOf<typeof daySectionMessages> = {
  show: (day) => `Mostrar los resultados: ${withinSentence(day)}`,
  hide: (day) => `Ocultar los resultados: ${withinSentence(day)}`,
};
