import type { TextsOf } from '../../primitives/messages';
import type { clubSummaryMessages } from './messages';

export const clubSummary: TextsOf<typeof clubSummaryMessages> = {
  title: 'Resumen',
  name: 'Nombre',
  description: 'Descripción',
  privacy: 'Privacidad',
  coOwners: 'Copropietarios',
  picture: 'Imagen',
  selected: 'Elegida',
  notSelected: 'Sin elegir',
  none: 'Todavía no',
};
