import type { TextsOf } from '../messages';
import type { routesMessages } from './messages';

export const routes: TextsOf<typeof routesMessages> = {
  titles: {
    auth: 'Iniciar sesión',
    contact: 'Contacto',
    terms: 'Condiciones y privacidad',
    frameSignIn: 'Unirse al chat',
    welcome: 'Te damos la bienvenida',
    clubs: 'Tus clubes',
    discover: 'Descubrir clubes',
    club: 'Club',
    clubSection: 'Club',
    clubChannel: 'Club',
    createClub: 'Crear un club',
    clubSettings: 'Ajustes del club',
    ownProfile: 'Perfil',
    profile: (username) => `@${username}`,
    profileSection: (username) => `@${username}`,
    racer: 'Piloto',
    racerSection: 'Piloto',
    createRacer: 'Crear piloto',
    scores: 'Marcadores en vivo',
    teams: 'Marcadores en vivo',
    scoresSearch: 'Marcadores en vivo',
    league: 'Marcadores en vivo',
    result: 'Marcadores en vivo',
    notifications: 'Notificaciones',
    settings: 'Ajustes',
    feed: 'Novedades',
    explore: 'Explorar',
    messages: 'Mensajes',
    notFound: 'Página no encontrada',
  },
  descriptions: {
    home:
      'El deporte contado de otra forma: clubes, marcadores en vivo, perfiles y chat para ' +
      'quienes viven para el juego.',
    auth: 'Inicia sesión en Clubline o crea tu cuenta.',
    contact: 'Escribe a quienes hacen Clubline: preguntas, ideas, colaboraciones y patrocinios.',
    terms: 'Las condiciones del servicio y la política de privacidad de Clubline, en claro.',
  },
  withoutScript: {
    text: 'Esta página de Clubline necesita JavaScript.',
    home: 'Inicio',
    contact: 'Contacto',
    terms: 'Condiciones y privacidad',
  },
};
