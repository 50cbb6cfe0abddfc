import type { FastifyPluginAsync } from 'fastify';
import type { Context } from '../../../context';
import { addRoutes } from '../../../http/addRoutes';
import { confirmationPageRoutes } from '../emailConfirmation/confirmationPage';
import { resetPageRoutes } from '../resetPage';

/**
 * The pages that mailed links open. They work without scripts, and opening one does not use its
 * link up: programs that look at mails open links, too.
 */
export function linkPages(context: Context): FastifyPluginAsync {
  return async (app) => {
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, parsed) => {
        parsed(null, Object.fromEntries(new URLSearchParams(body as string)));
      },
    );
    addRoutes(app, context, {
      tag: 'Sign-in',
      routes: [...resetPageRoutes, ...confirmationPageRoutes],
    });
  };
}
