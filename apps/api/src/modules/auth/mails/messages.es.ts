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
  newDevice: {
    subject: 'Un dispositivo nuevo ha entrado en tu cuenta',
    text: (time, address, device) =>
      [
        'Hola:',
        '',
        'alguien ha iniciado sesión en tu cuenta con un navegador o desde una red que no se ' +
          'conocían:',
        '',
        `${device}, ${time}`,
        '',
        'Si has sido tú, no tienes que hacer nada.',
        '',
        'Si no has sido tú, alguien conoce tu contraseña. Elige otra cuanto antes; así también ' +
          'se cierra la sesión en ese dispositivo:',
        '',
        address,
      ].join('\n'),
  },
  device: {
    name: (browser, system) => `${browser} en ${system}`,
    unknown: 'Un dispositivo desconocido',
  },
};
