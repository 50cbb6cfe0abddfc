import type { Module } from '../module';
import { partnerKeyRoutes } from './partnerKeys.routes';
import { partnerPeopleRoutes } from './partnerPeople.routes';

/** Keys of partners' servers, and the people of theirs who chat. */
export const partnersModule: Module = {
  name: 'Partners',
  routes: [...partnerKeyRoutes, ...partnerPeopleRoutes],
};
