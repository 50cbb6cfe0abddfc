import { plural } from '../messages/plural.es';
import type { TextsOf } from '../messages';
import type { formMessages } from './messages';

export const form: TextsOf<typeof formMessages> = {
  summary: (count) => plural(count, 'Hay 1 cosa que corregir', `Hay ${count} cosas que corregir`),
};
