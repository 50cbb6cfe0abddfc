import type { ResetMessages } from './messages';

export const resetEs: ResetMessages = {
  mail: {
    subject: 'Elige una contraseña nueva',
    text: (address) =>
      [
        'Hola:',
        '',
        'alguien ha pedido cambiar la contraseña de tu cuenta. Abre esta dirección antes de una ' +
          'hora para elegir otra:',
        '',
        address,
        '',
        'Con una contraseña nueva se cierra tu sesión en todas partes y se quitan tus llaves de ' +
          'acceso. Si al iniciar sesión se pide una después de la contraseña, eso sigue igual, ' +
          'con las que tengas desde hace una semana.',
        '',
        'Si no has sido tú, no hagas nada: tu contraseña sigue siendo la misma.',
      ].join('\n'),
  },
  title: 'Elige una contraseña nueva',
  newPassword: 'Contraseña nueva',
  repeatPassword: 'La misma otra vez',
  submit: 'Guardar la contraseña',
  mismatch: 'Las contraseñas no coinciden.',
  tooShort: (characters) => `La contraseña debe tener al menos ${characters} caracteres`,
  tooCommon: 'Esta contraseña es una de las más usadas. Elige otra.',
  tooOwn: 'Esta contraseña se adivina fácilmente por un nombre o una dirección. Elige otra.',
  stale: {
    title: 'Este enlace ya no funciona',
    text: 'Ha caducado o ya se ha usado. Pide otro en la página de inicio de sesión.',
    action: 'Ir a iniciar sesión',
  },
  done: {
    title: 'Tu contraseña está guardada',
    text: 'Se ha cerrado la sesión en todos los dispositivos. Inicia sesión con la nueva.',
    action: 'Iniciar sesión',
  },
};
