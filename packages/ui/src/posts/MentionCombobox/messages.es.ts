import { plural } from '../../primitives/messages/plural.es';
import type { TextsOf } from '../../primitives/messages';
import type { mentionComboboxMessages } from './messages';

export const mentionCombobox: TextsOf<typeof mentionComboboxMessages> = {
  people: 'Personas que mencionar',
  noMatches: 'Sin coincidencias',
  searching: 'Buscando…',
  failed: 'No se pudo buscar personas. Sigue escribiendo para volver a intentarlo.',
  available: (count) =>
    `${plural(count, '1 persona', `${count} personas`)} que mencionar. Las flechas eligen, ` +
    'Intro acepta.',
};
