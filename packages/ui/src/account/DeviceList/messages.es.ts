import type { TextsOf } from '../../primitives/messages';
import type { deviceListMessages } from './messages';

export const deviceList: TextsOf<typeof deviceListMessages> = {
  title: 'Tus dispositivos',
  hint:
    'Dónde tienes la sesión abierta. Si no reconoces alguno, ciérrala allí y cambia tu ' +
    'contraseña.',
  current: 'Este dispositivo',
  signOut: 'Cerrar sesión',
  signOutOf: (device) => `Cerrar sesión en ${device}`,
  signOutOthers: 'Cerrar sesión en todos los demás',
  showAll: (count) => `Mostrar los ${count} dispositivos`,
  showFewer: 'Mostrar menos',
  loading: 'Cargando tus dispositivos…',
  failed: 'No se pudieron cargar tus dispositivos.',
  retry: 'Reintentar',
};
