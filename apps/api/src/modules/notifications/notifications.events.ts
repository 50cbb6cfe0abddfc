import type { Notification } from '@clubline/contract';
import type { Context } from '../../context';
import { socketGroup } from '../../services/sockets';

/** Sends a new notification to the recipient's own sockets. */
export function notificationCreated(
  { sockets }: Context,
  userId: string,
  notification: Notification,
): void {
  sockets.send(socketGroup.user(userId), 'notificationCreated', { notification });
}
