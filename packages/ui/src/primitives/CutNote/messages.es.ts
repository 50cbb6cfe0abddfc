import type { TextsOf } from '../messages';
import type { cutNoteMessages } from './messages';

export const cutNote: TextsOf<typeof cutNoteMessages> = {
  cut: (count) => `El servidor solo envió los primeros ${count.toLocaleString('es-ES')}.`,
};
