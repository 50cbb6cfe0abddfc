import type { TextsOf } from '../../primitives/messages';
import type { footerMessages } from './messages';

export const footer: TextsOf<typeof footerMessages> = {
  languages: 'Idiomas',
  siteMap: 'Mapa del sitio',
  opensInNewTab: '(se abre en otra pestaña)',
};
