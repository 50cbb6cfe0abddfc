import { notificationTextsEs } from '@clubline/contract';
import type { TextsOf } from '../platform/messages';
import type { notificationSentenceMessages, notificationToastMessages } from './messages';

export const notificationSentence: TextsOf<typeof notificationSentenceMessages> =
  notificationTextsEs;

export const notificationToast: TextsOf<typeof notificationToastMessages> = {
  allMarked: 'Todo al día',
  allMarkedText: 'Todas las notificaciones están marcadas como leídas.',
  markAllFailed: 'No se pudo marcar todo como leído',
  markAllFailedText: 'Inténtalo de nuevo.',
  markFailed: 'No se pudo actualizar la notificación',
  loadMoreFailed: 'No se pudieron cargar las notificaciones.',
  serverError: 'Error del servidor',
};
