import type { TextsOf } from '../../primitives/messages';
import type { pinGateMessages } from './messages';

export const pinGate: TextsOf<typeof pinGateMessages> = {
  title: 'Zona restringida',
  description: 'Introduce el PIN de 4 cifras para continuar.',
  pin: 'PIN',
  unlock: 'Desbloquear',
  wrong: 'PIN incorrecto',
};
