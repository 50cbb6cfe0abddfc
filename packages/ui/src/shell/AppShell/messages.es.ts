import type { TextsOf } from '../../primitives/messages';
import type { appShellMessages } from './messages';

export const appShell: TextsOf<typeof appShellMessages> = {
  skip: 'Saltar al contenido',
  menu: 'Menú',
  closeMenu: 'Cerrar menú',
  aside: 'De un vistazo',
};
