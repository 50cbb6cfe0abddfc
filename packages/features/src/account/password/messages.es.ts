import type { TextsOf } from '../../platform/messages';
import type { passwordChangeMessages } from './messages';

export const passwordChange: TextsOf<typeof passwordChangeMessages> = {
  currentRequired: 'La contraseña actual es obligatoria',
  short: (minimum) => `La contraseña debe tener al menos ${minimum} caracteres`,
  differ: 'Las contraseñas no coinciden.',
  changed: 'Contraseña cambiada',
  changedText: 'Se ha cerrado tu sesión en todos los demás dispositivos.',
  failed: 'No se pudo cambiar tu contraseña',
  tryAgain: 'Inténtalo de nuevo.',
};
