import { plural } from '../../primitives/messages/plural.es';
import type { TextsOf } from '../../primitives/messages';
import type { chatDockMessages } from './messages';

export const chatDock: TextsOf<typeof chatDockMessages> = {
  open: 'Chat en vivo',
  openUnread: (count) =>
    plural(
      count,
      'Chat en vivo, 1 mensaje sin leer',
      `Chat en vivo, ${count.toLocaleString('es')} mensajes sin leer`,
    ),
  leave: 'Salir del chat en vivo',
};
