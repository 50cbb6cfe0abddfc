import type { TextsOf } from '../messages';
import { plural } from '../messages/plural.es';
import type { cutNoteMessages } from './messages';

export const cutNote: TextsOf<typeof cutNoteMessages> = {
  cut: (count) =>
    plural(
      count,
      'El servidor solo envió el primero.',
      `El servidor solo envió los primeros ${count.toLocaleString('es-ES')}.`,
    ),
};
