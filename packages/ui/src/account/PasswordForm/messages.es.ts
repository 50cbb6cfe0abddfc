import type { TextsOf } from '../../primitives/messages';
import type { passwordFormMessages } from './messages';

export const passwordForm: TextsOf<typeof passwordFormMessages> = {
  title: 'Contraseña',
  hint: 'Al cambiarla se cierra tu sesión en todos los demás dispositivos.',
  current: 'Contraseña actual',
  password: 'Contraseña nueva',
  confirmation: 'Confirma la contraseña nueva',
  submit: 'Cambiar contraseña',
  pending: 'Cambiando tu contraseña…',
};
