import { mediumDate } from '../../platform/dates';
import type { TextsOf } from '../../platform/messages';
import type { passkeyAgeMessages, passkeysMessages } from './messages';

const times = (count: number, one: string) => (count === 1 ? `1 ${one}` : `${count} ${one}s`);

export const passkeyAge: TextsOf<typeof passkeyAgeMessages> = {
  now: 'Usada ahora mismo',
  minutes: (count) => `Usada hace ${times(count, 'minuto')}`,
  hours: (count) => `Usada hace ${times(count, 'hora')}`,
  days: (count) => `Usada hace ${times(count, 'día')}`,
  date: (date) => `Usada el ${mediumDate(date, 'es')}`,
};

export const passkeys: TextsOf<typeof passkeysMessages> = {
  name: (browser, system) => `${browser} en ${system}`,
  unknown: 'Dispositivo desconocido',
  unused: 'Todavía sin usar',
  date: (date) => mediumDate(date, 'es'),
  added: (date) => `Añadida el ${date}`,
  addTitle: 'Añadir una llave de acceso',
  addHint:
    'Confírmalo con tu contraseña. Después, tu navegador te pedirá un dedo, la cara o un PIN.',
  addAction: 'Continuar',
  onTitle: '¿Pedir también una llave de acceso?',
  onHint:
    'Entrar con tu contraseña exigirá también una llave de acceso. Recibirás códigos de ' +
    'recuperación para el día en que no tengas ninguna.',
  onAction: 'Activar',
  offTitle: '¿Pedir solo la contraseña?',
  offHint: 'Tus códigos de recuperación dejan de valer. Quien sepa tu contraseña podrá entrar.',
  offAction: 'Desactivar',
  codesTitle: '¿Crear códigos de recuperación nuevos?',
  codesHint: 'Los que tienes dejan de valer al momento.',
  codesAction: 'Crear nuevos',
  removeTitle: (passkey) => `¿Quitar ${passkey}?`,
  removeHint: 'Nadie volverá a entrar con ella. Quítala también de tu dispositivo.',
  removeAction: 'Quitar',
  addedToast: 'Llave de acceso añadida',
  removedToast: 'Llave de acceso quitada',
  offToast: 'Ahora se pide solo tu contraseña',
  signedOut: 'Tu sesión está cerrada. Vuelve a iniciarla.',
  addedMaybe:
    'La respuesta se perdió y no se sabe si tu llave de acceso quedó guardada. Mira la lista ' +
    'antes de volver a añadirla.',
  codesLost:
    'La respuesta se perdió. Si ahora se pide una llave de acceso, crea códigos de recuperación ' +
    'nuevos: los primeros no llegaron.',
  tryAgain: 'Inténtalo de nuevo.',
  copied: 'Códigos de recuperación copiados',
  copyFailed: 'No se pudieron copiar. Descárgalos, por favor.',
};
