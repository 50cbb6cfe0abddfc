import type { TextsOf } from '../messages';
import type { leavingMessages } from './messages';

export const leaving: TextsOf<typeof leavingMessages> = {
  title: '¿Salir de esta página?',
  text: 'Lo que has escrito aquí no está guardado.',
  leave: 'Salir',
  stay: 'Quedarme aquí',
};
