import type { Module } from '../module';
import { followRoutes } from './follows.routes';
import { profileRoutes } from './profiles.routes';

/** People as others see them, and who follows whom. */
export const profilesModule: Module = {
  name: 'Profiles',
  routes: [...profileRoutes, ...followRoutes],
};
