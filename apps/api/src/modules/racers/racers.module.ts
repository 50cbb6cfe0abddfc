import type { Module } from '../module';
import { athleteRoutes } from './athletes.routes';
import { racerRoutes } from './racers.routes';

/** Racers, and the athletes they are. */
export const racersModule: Module = {
  name: 'Racers',
  routes: [...racerRoutes, ...athleteRoutes],
};
