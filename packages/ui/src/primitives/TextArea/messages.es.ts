import { plural } from '../messages/plural.es';
import type { TextsOf } from '../messages';
import type { textAreaMessages } from './messages';

export const textArea: TextsOf<typeof textAreaMessages> = {
  count: (used, limit) => `${used} de ${limit} caracteres usados`,
  over: (by) => plural(by, 'Sobra 1 carácter', `Sobran ${by} caracteres`),
};
