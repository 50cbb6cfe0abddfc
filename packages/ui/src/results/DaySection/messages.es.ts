import type { TextsOf } from '../../primitives/messages';
import type { daySectionMessages } from './messages';

export const daySection: TextsOf<typeof daySectionMessages> = {
  show: (day) => `Mostrar los resultados: ${day}`,
  hide: (day) => `Ocultar los resultados: ${day}`,
};
