import type { Module } from '../module';
import { authRoutes } from './auth.routes';
import { profileRoutes } from './profile.routes';
import { resetRoutes } from './reset.routes';
import { seedAccounts } from './accounts.seed';

/** Accounts, sessions, profiles and forgotten passwords. */
export const accounts: Module = {
  name: 'Accounts',
  routes(add) {
    authRoutes(add);
    profileRoutes(add);
    resetRoutes(add);
  },
  seedDemo: seedAccounts,
};
