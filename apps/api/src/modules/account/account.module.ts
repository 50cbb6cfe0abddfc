import type { Module } from '../module';
import { accountRoutes } from './account.routes';
import { administrationRoutes } from './administration.routes';
import { availabilityRoutes } from './availability.routes';
import { deviceRoutes } from './devices.routes';

/** One's own account: what it holds, how it is changed, and which names are free. */
export const accountModule: Module = {
  name: 'Account',
  routes: [...accountRoutes, ...availabilityRoutes, ...deviceRoutes, ...administrationRoutes],
};
