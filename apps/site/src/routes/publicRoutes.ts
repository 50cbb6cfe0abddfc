import { routes } from '@clubline/features';
import { lazyPage } from './lazyPage';

export const AuthRoute = lazyPage(() => import('./auth/AuthRoute'));
export const ContactRoute = lazyPage(() => import('./contact/ContactRoute'));
export const TermsRoute = lazyPage(() => import('./legal/TermsRoute'));

const pages = new Map<string, { preload(): Promise<void> }>([
  [routes.auth.path, AuthRoute],
  [routes.contact.path, ContactRoute],
  [routes.terms.path, TermsRoute],
]);

/** Loads the code of the public page at this path, so that it renders at once. */
export async function preloadPage(path: string): Promise<void> {
  await pages.get(path)?.preload();
}
