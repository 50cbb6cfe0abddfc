import type { TextsOf } from '../messages';
import type { tagInputMessages } from './messages';

export const tagInput: TextsOf<typeof tagInputMessages> = {
  remove: (tag) => `Quitar ${tag}`,
  add: (tag) => `Añadir ${tag}`,
  suggestions: 'Sugerencias',
  added: (tag) => `${tag}: añadida`,
  removed: (tag) => `${tag}: quitada`,
};
