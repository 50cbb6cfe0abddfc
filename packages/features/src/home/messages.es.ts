import type { TextsOf } from '../platform/messages';
import type { homeFeedMessages, homeMessages } from './messages';

export const home: TextsOf<typeof homeMessages> = {
  headline: 'El deporte, más tuyo',
  lead:
    'El medio deportivo de nueva generación: tus clubes, tus marcadores y tu gente en un ' +
    'solo lugar, con información personalizada, interactiva y en tiempo real gracias a ' +
    'la IA',
  comingSoon: 'próximamente',
  logIn: 'Iniciar sesión',
  join: 'Unirse',
  welcomeBack: (name) => `¡Qué bien verte de nuevo, ${name}!`,
  myScores: 'Mis marcadores',
  myFeed: 'Mis novedades',
  logout: 'Cerrar sesión',
  partnerOverline: 'Socio oficial',
  partnerTitle: 'Finales mundiales de motos de agua',
  partnerText:
    'El centro del evento, con cada carrera y sus resultados, salas de chat despiertas toda ' +
    'la semana y los pilotos detrás de cada número de barco.',
  eventHub: 'Ver el centro del evento',
  joinChat: 'Unirse al chat',
  featuresTitle: 'Una plataforma social para aficionados al deporte',
  clubsTitle: 'Clubes y comunidades',
  clubsText:
    'Espacios de equipos y grupos de aficionados. Encuentra uno, únete o funda el tuyo, y ' +
    'conversa en sus canales.',
  scoresTitle: 'Marcadores e hilos en vivo',
  scoresText: 'Resultados según llegan, manga a manga, con la conversación al lado.',
  profilesTitle: 'Perfiles y reacciones',
  profilesText:
    'Muestra los colores que llevas, sigue a quien conoces y dilo con una de siete caras.',
  aiTitle: 'Información con IA',
  aiText: 'Información hecha para ti durante el juego y respuestas cuando las pides.',
  exploreFeed: 'Explorar las publicaciones',
  sponsorTitle: 'Ponte donde está la afición',
  sponsorText:
    'Socios y patrocinadores llegan aquí a la gente durante el juego. Cuéntanos qué tienes ' +
    'en mente.',
  getInTouch: 'Ponte en contacto',
  footerClubs: 'Clubes',
  footerContact: 'Contacto',
  footerTerms: 'Condiciones y privacidad',
  footerAbout: 'Quiénes somos',
  footerInsights: 'Ideas',
  footerAiPartner: 'Socio de IA',
};

export const homeFeed: TextsOf<typeof homeFeedMessages> = {
  title: 'Mis novedades',
  loading: 'Cargando tus novedades…',
  sinceLastVisit: (count) =>
    count === 1
      ? '1 publicación nueva desde tu última visita'
      : `${count} publicaciones nuevas desde tu última visita`,
  sinceLastVisitUncounted: 'Publicaciones nuevas desde tu última visita',
  earlier: 'Anteriores',
  empty: 'Únete a un club o sigue a alguien, y aquí verás lo que publiquen.',
  findPeople: 'Buscar personas',
  discover: 'Descubrir clubes',
  loadFailed: 'No se pudieron cargar tus novedades',
  tryAgain: 'Inténtalo de nuevo.',
  retry: 'Reintentar',
  loadMore: 'Cargar más',
  olderElsewhere: 'Lo anterior está en tus clubes y en los perfiles.',
  partMissing:
    'No se pudo consultar a todos tus clubes y personas. Falta aquí lo que han publicado.',
};
