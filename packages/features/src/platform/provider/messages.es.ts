import type { TextsOf } from '../messages';
import type { connectionMessages } from './messages';

export const connection: TextsOf<typeof connectionMessages> = {
  unreachable: 'No se pudo contactar con el servidor. Comprueba tu conexión e inténtalo de nuevo.',
};
