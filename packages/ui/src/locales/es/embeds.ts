import type { UiMessages } from '../../MessagesProvider';
import { plural } from './plural';

export const resultsTable: UiMessages['resultsTable'] = {
  rank: 'Puesto',
  boat: 'Barco',
  rider: 'Piloto',
  age: 'Edad',
  final: 'Final',
  missing: '–',
  missingSpoken: 'sin dato',
  gold: 'oro',
  silver: 'plata',
  bronze: 'bronce',
  plate: (name) => `placa ${name}`,
  plateUnnamed: 'placa marcada',
  boatLink: (boat, rider) => `${boat}, enlace a esta fila de ${rider}`,
  empty: 'Todavía no hay resultados.',
  pin: (rider) => `Fijar a ${rider}`,
  why: 'Por qué este puesto',
  download: 'Descargar como CSV',
  statusDNF: 'no terminó',
  statusDNS: 'no salió',
  statusDSQ: 'descalificado',
};

export const explainPlace: UiMessages['explainPlace'] = {
  official: (place) => `El puesto ${place} consta en los resultados oficiales.`,
  motos: (motos, sum) => `${motos}. En total, ${sum}.`,
  moto: (moto, value, isMissing) =>
    isMissing ? `${moto}: sin llegada, cuenta ${value}` : `${moto}: ${value}`,
  tieWon: (rider, best, theirs) =>
    `Empate con ${rider}; decide la mejor manga, ${best} contra ${theirs}.`,
  tieLost: (rider, best, theirs) =>
    `Empate con ${rider}, que tiene una manga mejor, ${theirs} contra ${best}.`,
  stillEqual: (rider) => `El empate con ${rider} se mantiene, así que comparten el puesto.`,
  none: 'No terminó ninguna manga, así que no tiene puesto.',
};

export const chatRoom: UiMessages['chatRoom'] = {
  title: 'Chat en vivo',
  connecting: 'Conectando…',
  online: (count) => `${count} en línea`,
  onlineUncounted: 'En línea',
  reconnecting: 'Reconectando…',
  offline: 'Sin conexión',
  signedOut: 'Sesión cerrada',
  reconnectingNote: 'Se perdió la conexión. Lo que escribas ahora se enviará cuando vuelva.',
  offlineNote: 'No tienes conexión. Lo que escribas ahora se enviará cuando la recuperes.',
  close: 'Cerrar',
  messages: 'Mensajes',
  loadingHistory: 'Cargando mensajes…',
  empty: 'Aún no hay mensajes: di hola 👋',
  signedOutEmpty: 'Inicia sesión para leer y participar.',
  loadOlder: 'Cargar mensajes anteriores',
  newMessages: (count) => plural(count, '1 mensaje nuevo', `${count} mensajes nuevos`),
  you: 'tú',
  inputLabel: 'Mensaje',
  placeholder: 'Escribe un mensaje…',
  signedOutPlaceholder: 'Inicia sesión para chatear',
  signedOutAttempt: 'Para enviar mensajes tienes que iniciar sesión.',
  signIn: 'Iniciar sesión para chatear',
  send: 'Enviar',
  sending: 'Enviando…',
  sent: 'Enviado',
  waiting: 'A la espera de la conexión',
  uncertain: 'Puede que haya llegado',
  failed: 'No enviado',
  retry: 'Reintentar',
  discard: 'Descartar',
  announceLabel: 'Leer en voz alta',
  announceAll: 'Todos los mensajes',
  announceMentions: 'Solo las menciones',
  announceOff: 'Nada',
  announceOne: (username, text) => `${username}: ${text}`,
  announceMany: (count, username, text) =>
    `${count} mensajes nuevos. El último, de ${username}: ${text}`,
};
