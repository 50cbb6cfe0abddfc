import type { TextsOf } from '../messages';
import type { fileFieldMessages } from './messages';

export const fileField: TextsOf<typeof fileFieldMessages> = {
  choose: 'Elegir archivo',
  change: 'Elegir otro archivo',
  remove: 'Quitar',
  wrongType: 'Este tipo de archivo no se puede usar aquí.',
  unreadable: 'Esta imagen no se puede leer. Elige otra.',
  tooLarge: 'La imagen es demasiado grande.',
  none: 'Ningún archivo elegido',
};
