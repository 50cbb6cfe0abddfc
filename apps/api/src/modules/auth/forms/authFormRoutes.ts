import type { Route } from '../../../http/route';
import { askForResetPage } from './askForResetPage';
import { signInPage } from './signInPage';
import { signUpPage } from './signUpPage';

/** What the forms of the site's sign-in page send where no script runs. */
export const authFormRoutes: Route[] = [signInPage, signUpPage, askForResetPage];
