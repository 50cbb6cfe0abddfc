import type { TextsOf } from '../../primitives/messages';
import type { pageProgressMessages } from './messages';

export const pageProgress: TextsOf<typeof pageProgressMessages> = {
  label: 'Cargando la página siguiente',
};
