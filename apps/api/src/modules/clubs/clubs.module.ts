import type { Module } from '../module';
import { clubSockets } from './clubs.events';
import { clubRoutes } from './clubs.routes';
import { coOwnerRoutes } from './coOwners/coOwners.routes';
import { membershipRoutes } from './memberships.routes';

/** Clubs and who belongs to them. */
export const clubsModule: Module = {
  name: 'Clubs',
  routes: [...clubRoutes, ...membershipRoutes, ...coOwnerRoutes],
  sockets: clubSockets,
};
