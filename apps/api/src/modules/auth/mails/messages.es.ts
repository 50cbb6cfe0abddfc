import type { SecurityMailMessages } from './messages';

const plainMail = (subject: string, what: (time: string) => string, ifNot: string) => ({
  subject,
  text: (time: string, address: string) =>
    [
      'Hola:',
      '',
      what(time),
      '',
      'Si has sido tú, no tienes que hacer nada.',
      '',
      ifNot,
      '',
      address,
    ].join('\n'),
});

const WITHIN_A_WEEK =
  'Si no has sido tú, alguien conoce tu contraseña. Elige otra antes de una semana; así también ' +
  'se cierra su sesión y se retira lo que haya añadido:';

export const securityMailEs: SecurityMailMessages = {
  passkeyAdded: plainMail(
    'Se ha añadido una llave de acceso a tu cuenta',
    (time) =>
      `se añadió una llave de acceso a tu cuenta el ${time}. Quien la tenga puede iniciar sesión ` +
      'con ella.',
    WITHIN_A_WEEK,
  ),
  passkeyRemoved: plainMail(
    'Se ha quitado una llave de acceso de tu cuenta',
    (time) => `se quitó una llave de acceso de tu cuenta el ${time}. Ya no sirve para entrar.`,
    'Si no has sido tú, alguien tiene la sesión abierta en tu cuenta. Elige cuanto antes otra ' +
      'contraseña; así se cierra su sesión:',
  ),
  secondFactorOn: plainMail(
    'Ahora se pide una llave de acceso al iniciar sesión',
    (time) =>
      `desde el ${time}, al iniciar sesión con la contraseña se pide también una llave de acceso ` +
      'o uno de los códigos de recuperación que se crearon entonces. Los anteriores ya no sirven.',
    WITHIN_A_WEEK,
  ),
  secondFactorOff: plainMail(
    'Ya no se pide una llave de acceso al iniciar sesión',
    (time) => `desde el ${time}, basta con tu contraseña para entrar en tu cuenta.`,
    'Si no has sido tú, alguien conoce tu contraseña. Elige otra cuanto antes:',
  ),
  recoveryCodeUsed: plainMail(
    'Se ha usado un código de recuperación',
    (time) =>
      `alguien inició sesión en tu cuenta el ${time} con tu contraseña y un código de ` +
      'recuperación. Ese código ya no sirve.',
    'Si no has sido tú, alguien conoce tu contraseña y tus códigos. Elige cuanto antes otra ' +
      'contraseña y crea códigos nuevos en los ajustes:',
  ),

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
