import type { TextsOf } from '../../primitives/messages';
import type { pushSettingsMessages } from './messages';

export const pushSettings: TextsOf<typeof pushSettingsMessages> = {
  title: 'Notificaciones push',
  hint:
    'Te avisamos en este navegador, también sin ninguna página nuestra abierta. En la pantalla ' +
    'se ve quién es, pero nada de lo que ha escrito.',
  on: 'Activadas en este navegador',
  off: 'Desactivadas en este navegador',
  turnOn: 'Activar',
  turnOff: 'Desactivar',
  unsupported: 'Este navegador no puede recibirlas',
  unsupportedHint:
    'En un iPhone o iPad, añade este sitio a la pantalla de inicio y ábrelo desde allí. En otros ' +
    'dispositivos, prueba con otro navegador.',
  denied: 'Tu navegador las bloquea',
  deniedHint:
    'Permite las notificaciones de este sitio en los ajustes del navegador y vuelve a cargar la ' +
    'página.',
  offline: 'No tienes conexión',
  offlineHint: 'Podrás cambiarlo cuando vuelvas a tenerla.',
  kinds: 'De qué te avisamos',
  kindsHint: 'En cada navegador en el que las hayas activado.',
  replies: 'Respuestas a tus publicaciones y comentarios',
  mentions: 'Menciones',
  room: (name) => `Mensajes en ${name}`,
  roomHint: 'Como mucho una vez cada diez minutos.',
  loading: 'Cargando lo que has elegido…',
  failed: 'No se pudo cargar lo que has elegido.',
  retry: 'Reintentar',
};
