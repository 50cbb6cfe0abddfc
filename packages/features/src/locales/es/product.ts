import type { FeaturesMessages } from '../../messages';

export const connection: FeaturesMessages['connection'] = {
  unreachable: 'No se pudo contactar con el servidor. Comprueba tu conexión e inténtalo de nuevo.',
};

export const contact: FeaturesMessages['contact'] = {
  title: 'Contacto',
  lead: 'Preguntas, ideas, alianzas y patrocinios: escríbenos y te responderá una persona.',
  close: 'Cerrar e ir a la página de inicio',
  name: 'Nombre',
  email: 'Correo electrónico',
  message: 'Mensaje',
  send: 'Enviar mensaje',
  sending: 'Enviando…',
  nameRequired: 'El nombre es obligatorio',
  emailRequired: 'El correo es obligatorio',
  emailFormat: 'El formato del correo no es válido.',
  messageRequired: 'El mensaje es obligatorio',
  failed: 'No se pudo enviar el mensaje. Inténtalo de nuevo.',
  sentTitle: '¡Mensaje enviado!',
  sentText: 'Gracias. La respuesta llegará a la dirección que nos diste.',
  backHome: 'Volver al inicio',
};

export const gate: FeaturesMessages['gate'] = {
  errorTitle: 'Algo ha salido mal.',
  retry: 'Reintentar',
  home: 'Volver al inicio',
};

export const home: FeaturesMessages['home'] = {
  headline: 'El deporte, más tuyo',
  lead: 'El medio deportivo de nueva generación: tus clubes, tus marcadores y tu gente en un solo lugar, con información personalizada, interactiva y en tiempo real gracias a la IA',
  comingSoon: 'próximamente',
  logIn: 'Iniciar sesión',
  join: 'Unirse',
  welcomeBack: (name) => `¡Qué bien verte de nuevo, ${name}!`,
  myScores: 'Mis marcadores',
  logout: 'Cerrar sesión',
  partnerOverline: 'Socio oficial',
  partnerTitle: 'Finales mundiales de motos de agua',
  partnerText:
    'El centro del evento, con cada carrera y sus resultados, salas de chat despiertas toda la semana y los pilotos detrás de cada número de barco.',
  eventHub: 'Ver el centro del evento',
  joinChat: 'Unirse al chat',
  featuresTitle: 'Una plataforma social para aficionados al deporte',
  clubsTitle: 'Clubes y comunidades',
  clubsText:
    'Espacios de equipos y grupos de aficionados. Encuentra uno, únete o funda el tuyo, y conversa en sus canales.',
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
    'Socios y patrocinadores llegan aquí a la gente durante el juego. Cuéntanos qué tienes en mente.',
  getInTouch: 'Ponte en contacto',
  footerClubs: 'Clubes',
  footerContact: 'Contacto',
  footerTerms: 'Condiciones y privacidad',
  footerAbout: 'Quiénes somos',
  footerInsights: 'Ideas',
  footerAiPartner: 'Socio de IA',
};

export const placeholder: FeaturesMessages['placeholder'] = {
  feed: 'Mis publicaciones',
  feedText: 'Mientras se llena, lo último está en tus clubes.',
  explore: 'Explorar publicaciones',
  exploreText: 'Mientras tanto, hay clubes por descubrir.',
  messages: 'Mensajes',
  messagesText: 'Por ahora se conversa en los clubes y en el chat en vivo.',
  myClubs: 'Mis clubes',
  discoverClubs: 'Descubrir clubes',
  liveScores: 'Marcadores en vivo',
};

export const terms: FeaturesMessages['terms'] = {
  title: 'Condiciones del servicio y política de privacidad',
  effective: 'En vigor desde',
  effectiveDate: '01/01/2025',
  updated: 'Última actualización',
  updatedDate: '08/08/2025',
  contents: 'Contenido',
  backHome: 'Volver al inicio',
  contact: 'Contacto',
};

export const themeMenu: FeaturesMessages['themeMenu'] = {
  menu: (current) => `Tema: ${current}`,
  system: 'Como el sistema',
  light: 'Claro',
  dark: 'Oscuro',
  highContrast: 'Contraste alto',
};
