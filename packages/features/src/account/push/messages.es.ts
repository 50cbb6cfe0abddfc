import type { TextsOf } from '../../platform/messages';
import type { pushMessages } from './messages';

export const push: TextsOf<typeof pushMessages> = {
  eventRoom: 'el chat de las World Finals',
  turnedOn: 'Las notificaciones push están activadas en este navegador',
  turnedOff: 'Las notificaciones push están desactivadas en este navegador',
  turnOnFailed: 'No se pudieron activar',
  turnOffFailed: 'No se pudieron desactivar',
  saveFailed: 'No se pudo guardar lo que has elegido',
  tryAgain: 'Inténtalo de nuevo.',
};
