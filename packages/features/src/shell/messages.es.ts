import { plural, type TextsOf } from '../platform/messages';
import type {
  accountMenuMessages,
  createActionsMessages,
  liveRoomMessages,
  logoutMessages,
  errorScreenMessages,
  offlineAgeMessages,
  offlineMessages,
  placeholderMessages,
  searchFailureMessages,
} from './messages';

export const liveRoom: TextsOf<typeof liveRoomMessages> = {
  notLoaded:
    'No se pudo cargar el chat en vivo. Vuelve a cargar la página para intentarlo otra vez.',
};

export const searchFailure: TextsOf<typeof searchFailureMessages> = {
  notLoaded: 'No se pudo cargar la búsqueda. Vuelve a cargar la página para intentarlo otra vez.',
};

export const logout: TextsOf<typeof logoutMessages> = {
  title: '¿Cerrar sesión?',
  text: '¿Seguro que quieres cerrar la sesión?',
  cancel: 'Cancelar',
  confirm: 'Cerrar sesión',
};

export const errorScreen: TextsOf<typeof errorScreenMessages> = {
  errorTitle: 'Algo ha salido mal.',
  notLoaded: 'No se pudo cargar esta página. Comprueba tu conexión y vuelve a intentarlo.',
  retry: 'Reintentar',
  home: 'Volver al inicio',
};

export const offline: TextsOf<typeof offlineMessages> = {
  title: 'Sin conexión.',
};

export const offlineAge: TextsOf<typeof offlineAgeMessages> = {
  now: 'Actualizado ahora mismo.',
  minutes: (count) => `Actualizado hace ${count} min.`,
  hours: (count) => `Actualizado hace ${count} h.`,
  days: (count) => `Actualizado hace ${count} ${plural(count, 'día', 'días')}.`,
};

export const placeholder: TextsOf<typeof placeholderMessages> = {
  messages: 'Mensajes',
  messagesText: 'Por ahora se conversa en los clubes y en el chat en vivo.',
  myClubs: 'Mis clubes',
  liveScores: 'Marcadores en vivo',
};

export const createActions: TextsOf<typeof createActionsMessages> = {
  post: 'Publicar en tu perfil',
  club: 'Crear un club',
  postInClub: 'Publicar en un club',
  moreClubs: 'Más clubes',
  others: 'Otras cosas',
};

export const accountMenu: TextsOf<typeof accountMenuMessages> = {
  menu: 'Tu cuenta',
  account: 'Cuenta',
  theme: 'Tema',
  system: 'Como el sistema',
  light: 'Claro',
  dark: 'Oscuro',
  highContrast: 'Contraste alto',
  language: 'Idioma',
};
