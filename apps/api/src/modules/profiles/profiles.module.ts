import type { Module } from '../module';
import { followRoutes } from './follows.routes';
import { profileSockets } from './profiles.events';
import { profileRoutes } from './profiles.routes';

/** People as others see them, and who follows whom. */
export const profilesModule: Module = {
  name: 'Profiles',
  routes: [...profileRoutes, ...followRoutes],
  sockets: profileSockets,
};
