import { lazyPage } from './lazyPage';

export const AuthRoute = lazyPage(() => import('./AuthRoute'));
export const ContactRoute = lazyPage(() => import('./ContactRoute'));
export const TermsRoute = lazyPage(() => import('./TermsRoute'));

const pages = new Map([
  ['/auth', AuthRoute],
  ['/contact', ContactRoute],
  ['/terms', TermsRoute],
]);

/** Loads the code of the public page at this path, so that it renders at once. */
export async function preloadPage(path: string): Promise<void> {
  await pages.get(path)?.preload();
}
