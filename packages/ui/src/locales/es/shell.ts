import type { UiMessages } from '../../MessagesProvider';

export const appShell: UiMessages['appShell'] = {
  skip: 'Saltar al contenido',
  menu: 'Menú',
  closeMenu: 'Cerrar menú',
};

export const footer: UiMessages['footer'] = {
  siteMap: 'Mapa del sitio',
  opensInNewTab: '(se abre en otra pestaña)',
};

export const hero: UiMessages['hero'] = {
  pause: 'Detener las imágenes en movimiento',
  play: 'Poner las imágenes en movimiento',
};

export const legalText: UiMessages['legalText'] = {
  contents: 'Contenido',
  home: 'Inicio',
};

export const notFound: UiMessages['notFound'] = {
  title: '404 Página no encontrada.',
  exploreClubs: 'Explorar clubes',
  signIn: 'Iniciar sesión',
  siteMap: 'Mapa del sitio',
  clubs: 'Clubes',
  contact: 'Contacto',
  terms: 'Condiciones',
  about: 'Quiénes somos',
  insights: 'Ideas',
  aiProduct: 'Asistente de IA',
  opensInNewTab: '(se abre en otra pestaña)',
  home: 'Inicio',
  page: 'Página',
  guest: 'Invitado',
};

export const partnerCarousel: UiMessages['partnerCarousel'] = {
  label: 'Socios',
  title: 'En buena compañía',
  pause: 'Detener la fila de socios',
  play: 'Poner en movimiento la fila de socios',
};

export const sideMenu: UiMessages['sideMenu'] = {
  label: 'Principal',
  profileSection: 'Perfil',
  profile: 'Perfil',
  settings: 'Ajustes de la cuenta',
  logout: 'Cerrar sesión',
  scoresSection: 'Marcadores en vivo',
  scores: 'Todos los marcadores',
  clubsSection: 'Clubes',
  clubs: 'Mis clubes',
  discover: 'Descubrir clubes',
  home: 'Volver al inicio',
};

export const topBar: UiMessages['topBar'] = {
  label: 'Accesos directos',
  openMenu: 'Abrir menú',
  closeMenu: 'Cerrar menú',
  notifications: 'Notificaciones',
  notificationsUnread: (count) => `Notificaciones, ${count} sin leer`,
  messages: 'Mensajes',
};

export const welcomeSplash: UiMessages['welcomeSplash'] = {
  welcome: (product) => `Te damos la bienvenida a ${product}`,
  leading: 'Te llevamos a tus marcadores…',
};
