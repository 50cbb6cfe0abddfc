import type { TextsOf } from '../../primitives/messages';
import type { pinFormMessages } from './messages';

export const pinForm: TextsOf<typeof pinFormMessages> = {
  title: 'Zona restringida',
  description: 'Introduce el PIN de 4 cifras para continuar.',
  pin: 'PIN',
  unlock: 'Desbloquear',
  wrong: 'PIN incorrecto',
};
