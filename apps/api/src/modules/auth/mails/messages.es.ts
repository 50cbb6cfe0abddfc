import type { SecurityMailMessages } from './messages';

export const securityMailEs: SecurityMailMessages = {
  passwordChanged: {
    subject: 'Se ha cambiado tu contraseña',
    text: (time, address) =>
      [
        'Hola:',
        '',
        `la contraseña de tu cuenta se cambió el ${time}. Quien tuviera la sesión abierta en ` +
          'otros dispositivos ya no la tiene.',
        '',
        'Si has sido tú, no tienes que hacer nada.',
        '',
        'Si no has sido tú, elige cuanto antes otra contraseña y comprueba que nadie más pueda ' +
          'leer tu correo:',
        '',
        address,
      ].join('\n'),
  },
};
