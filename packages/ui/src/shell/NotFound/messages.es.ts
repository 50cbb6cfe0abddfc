import type { TextsOf } from '../../primitives/messages';
import type { notFoundMessages } from './messages';

export const notFound: TextsOf<typeof notFoundMessages> = {
  title: '404 Página no encontrada.',
  exploreClubs: 'Explorar clubes',
  signIn: 'Iniciar sesión',
  feed: 'Mis novedades',
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
