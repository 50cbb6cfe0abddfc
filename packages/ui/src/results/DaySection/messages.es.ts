import { withinSentence } from '../../primitives/messages/spanish';
import type { TextsOf } from '../../primitives/messages';
import type { daySectionMessages } from './messages';

export const daySection: TextsOf<typeof daySectionMessages> = {
  show: (day) => `Mostrar resultados: ${withinSentence(day)}`,
  hide: (day) => `Ocultar resultados: ${withinSentence(day)}`,
};
