import type { Module } from '../module';
import { notificationRoutes } from './notifications.routes';
import { pushRoutes } from './push';

/** What others did that concerns a person. */
export const notificationsModule: Module = {
  name: 'Notifications',
  routes: [...notificationRoutes, ...pushRoutes],
};
