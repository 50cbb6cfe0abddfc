import { mediumDate } from '../../platform/dates';
import type { TextsOf } from '../../platform/messages';
import type { deviceAgeMessages, devicesMessages } from './messages';

const times = (count: number, one: string) => (count === 1 ? `1 ${one}` : `${count} ${one}s`);

export const deviceAge: TextsOf<typeof deviceAgeMessages> = {
  now: 'Usado ahora mismo',
  minutes: (count) => `Usado hace ${times(count, 'minuto')}`,
  hours: (count) => `Usado hace ${times(count, 'hora')}`,
  days: (count) => `Usado hace ${times(count, 'día')}`,
  date: (date) => `Usado el ${mediumDate(date, 'es')}`,
};

export const devices: TextsOf<typeof devicesMessages> = {
  name: (browser, system) => `${browser} en ${system}`,
  unknown: 'Dispositivo desconocido',
  frame: (device) => `${device}, chat en otra página`,
  date: (date) => mediumDate(date, 'es'),
  started: (date) => `Sesión iniciada el ${date}`,
  signOut: 'Cerrar sesión',
  currentQuestion: '¿Cerrar sesión en este dispositivo?',
  currentHint: 'Sales de Clubline aquí y tendrás que volver a iniciar sesión.',
  othersQuestion: '¿Cerrar sesión en todos los demás?',
  othersHint: 'Aquí sigues dentro. En los demás dispositivos tendrás que volver a iniciar sesión.',
  signedOut: (device) => `Sesión cerrada en ${device}`,
  othersSignedOut: 'Sesión cerrada en todos los demás',
  failed: 'No se pudo cerrar la sesión allí',
  tryAgain: 'Inténtalo de nuevo.',
};
