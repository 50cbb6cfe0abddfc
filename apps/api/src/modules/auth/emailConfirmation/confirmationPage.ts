import { confirmationPageForm, confirmationPageQuery } from '@clubline/contract/schemas';
import { routes } from '@clubline/contract';
import { z } from 'zod';
import { escapeHtml } from '../../../http/htmlPage';
import { languageOf, type Language } from '../../../http/language';
import { everyone } from '../../../http/policy';
import { bodyLimits, route, type Route } from '../../../http/route';
import { plainPage, resultPage, sendPlainPage } from '../../../http/forms/plainPage';
import { confirmationTexts } from './confirmationTexts';
import { confirmEmail, personOfLink } from './emailConfirmation';

function questionPage(language: Language, token: string): string {
  const { title, question, submit } = confirmationTexts[language];
  return plainPage(
    language,
    title,
    `<p>${escapeHtml(question)}</p><form method="post" action="/confirm-email">` +
      `<input type="hidden" name="token" value="${escapeHtml(token)}">` +
      `<button>${escapeHtml(submit)}</button></form>`,
  );
}

const stalePage = (language: Language) =>
  resultPage(language, confirmationTexts[language].stale, routes.settings.path);

const html = { 200: z.string(), 400: z.string() };

const showPage = route({
  method: 'GET',
  url: '/confirm-email',
  summary: 'The page that confirms an email address; opening it confirms nothing',
  query: confirmationPageQuery,
  response: html,
  produces: 'text/html',
  policy: everyone,
  bodyLimit: bodyLimits.none,
  rate: 'linkPage',
  async handler({ query: { token }, reply, context, request }) {
    const language = languageOf(request);
    return (await personOfLink(context, token)) === undefined
      ? sendPlainPage(reply, 400, stalePage(language))
      : sendPlainPage(reply, 200, questionPage(language, token));
  },
});

const submitPage = route({
  method: 'POST',
  url: '/confirm-email',
  summary: 'What that page sends',
  body: confirmationPageForm,
  isPageForm: true,
  response: html,
  produces: 'text/html',
  policy: everyone,
  bodyLimit: bodyLimits.small,
  rate: 'credentials',
  async handler({ body: { token }, reply, context, request }) {
    const language = languageOf(request);
    if (!(await confirmEmail(context, token, language)))
      return sendPlainPage(reply, 400, stalePage(language));
    const { done } = confirmationTexts[language];
    return sendPlainPage(reply, 200, resultPage(language, done, routes.home.path));
  },
});

/** The page that a mailed link opens, also where this node serves the site, which has none. */
export const confirmationPageRoutes: Route[] = [showPage, submitPage];
