import type { TextsOf } from '../messages';
import type { unsentNoteMessages } from './messages';

export const unsentNote: TextsOf<typeof unsentNoteMessages> = {
  unsent: 'No enviado',
  unsentBecause: (reason) => `No enviado: ${reason}`,
  waiting: 'Aún no enviado: saldrá cuando haya conexión.',
  retry: 'Intentar de nuevo',
  discard: 'Descartar',
};
