import type { TextsOf } from '../../primitives/messages';
import type { richTextMessages } from './messages';

export const richText: TextsOf<typeof richTextMessages> = {
  openTitle: '¿Abrir este enlace?',
  openDescription: (host) => `Lleva a ${host}.`,
  open: 'Abrir enlace',
  cancel: 'Cancelar',
};
