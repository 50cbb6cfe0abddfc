import type { Module } from '../module';
import { reportRoutes } from './reports.routes';
import { sanctionRoutes } from './sanctions.routes';

/** What owners need to keep a club in order: muting, banning, and reported posts. */
export const moderationModule: Module = {
  name: 'Moderation',
  routes: [...sanctionRoutes, ...reportRoutes],
};
