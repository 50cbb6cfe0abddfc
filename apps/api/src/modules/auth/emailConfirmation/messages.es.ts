import type { ConfirmationMessages } from './messages';

export const confirmationEs: ConfirmationMessages = {
  mail: {
    subject: 'Confirma tu correo electrónico',
    text: (address) =>
      [
        'Hola:',
        '',
        'se ha creado una cuenta con este correo electrónico. Si es tuya, abre esta dirección ' +
          'antes de tres días y confírmalo:',
        '',
        address,
        '',
        'Si no has sido tú, no hagas nada: el correo queda sin confirmar.',
      ].join('\n'),
  },
  title: 'Confirma tu correo electrónico',
  question: '¿Son tuyos el buzón al que ha llegado este enlace y la cuenta?',
  submit: 'Confirmar',
  stale: {
    title: 'Este enlace ya no funciona',
    text: 'Los enlaces valen tres días. Pide otro en los ajustes.',
    action: 'Ir a los ajustes',
  },
  done: {
    title: 'Tu correo electrónico está confirmado',
    text: 'No tienes que hacer nada más.',
    action: 'Ir a Clubline',
  },
};
