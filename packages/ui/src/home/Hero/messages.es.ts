import type { TextsOf } from '../../primitives/messages';
import type { heroMessages } from './messages';

export const hero: TextsOf<typeof heroMessages> = {
  pause: 'Detener las imágenes en movimiento',
  play: 'Poner las imágenes en movimiento',
};
