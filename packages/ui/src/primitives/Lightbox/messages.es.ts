import type { TextsOf } from '../messages';
import type { lightboxMessages } from './messages';

export const lightbox: TextsOf<typeof lightboxMessages> = {
  label: 'Visor de imágenes',
  close: 'Cerrar',
  previous: 'Imagen anterior',
  next: 'Imagen siguiente',
  position: (index, count) => `${index} de ${count}`,
};
