import type { Route } from '../../../http/route';
import { confirmationPageRoutes } from '../emailConfirmation/confirmationPage';
import { resetPageRoutes } from '../resetPage/resetPage';

/**
 * The pages that mailed links open. They work without scripts, and opening one does not use its
 * link up: programs that look at mails open links, too.
 */
export const linkPageRoutes: Route[] = [...resetPageRoutes, ...confirmationPageRoutes];
