import { authFormRoutes } from './forms/authFormRoutes';
import { linkPageRoutes } from './links/linkPageRoutes';
import { passkeyRoutes } from './passkeys/passkeys.routes';
import { passkeySignInRoutes } from './passkeys/passkeySignIn.routes';
import type { Module } from '../module';
import { changePasswordRoutes } from './passwords/changePassword.routes';
import { emailConfirmationRoutes } from './emailConfirmation/emailConfirmation.routes';
import { resetRoutes } from './reset.routes';
import { sessionRoutes } from './sessions.routes';
import { signInRoutes } from './signIn.routes';

/** Sign-up, sign-in, sessions and forgotten passwords. */
export const authModule: Module = {
  name: 'Sign-in',
  routes: [
    ...signInRoutes,
    ...sessionRoutes,
    ...resetRoutes,
    ...emailConfirmationRoutes,
    ...changePasswordRoutes,
    ...passkeySignInRoutes,
    ...passkeyRoutes,
  ],
  pages: [...linkPageRoutes, ...authFormRoutes],
};
