import type { TextsOf } from '../../primitives/messages';
import type { partnerCarouselMessages } from './messages';

export const partnerCarousel: TextsOf<typeof partnerCarouselMessages> = {
  label: 'Socios',
  title: 'En buena compañía',
  pause: 'Detener la fila de socios',
  play: 'Poner en movimiento la fila de socios',
};
