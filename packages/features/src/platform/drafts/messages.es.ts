import type { TextsOf } from '../messages';
import type { draftsMessages } from './messages';

export const drafts: TextsOf<typeof draftsMessages> = {
  useTheirs: 'Usar lo guardado',
  keepOwn: 'Conservar lo mío',
  changedWords: (words) =>
    `Cambió mientras tanto: «${words}». Guarda otra vez para poner lo que escribiste.`,
};
