import { mediumDate } from '../platform/dates';
import type { TextsOf } from '../platform/messages';
import type { partnerKeysMessages } from './messages';

export const partnerKeys: TextsOf<typeof partnerKeysMessages> = {
  date: (date) => mediumDate(date, 'es'),
  made: (date) => `Creada el ${date}`,
  used: (date) => `Usada el ${date}`,
  unused: 'Aún sin usar',
  noName: 'Falta el nombre del socio.',
  revokeQuestion: (partner) => `¿Revocar esta clave de ${partner}?`,
  revokeHint:
    'Quienes chatean con ella salen en el acto, y el servidor del socio ya no recibe ningún ' +
    'token. No se puede deshacer.',
  revoke: 'Revocar',
  revoked: 'Clave revocada',
  revokeFailed: 'La clave no se revocó',
  createFailed: 'No se creó ninguna clave',
  createLost:
    'La respuesta se perdió. Si en la lista hay una clave nueva, revócala: nadie la ha visto.',
  copied: 'Clave copiada',
  copyFailed: 'No se pudo copiar. Selecciónala, por favor.',
  tryAgain: 'Inténtalo de nuevo.',
  notAllowed: 'Solo los administradores ven las claves de los socios.',
  unknown: 'Este servidor no crea claves para socios.',
};
