import { resetPageForm, resetPageQuery, resetPasswordBody } from '@clubline/contract/schemas';
import { NEW_PASSWORD_MIN } from '@clubline/contract';
import { z } from 'zod';
import { HttpError } from '../../../http/errors';
import { escapeHtml } from '../../../http/htmlPage';
import { languageOf, type Language } from '../../../http/language';
import { everyone } from '../../../http/policy';
import { bodyLimits, route, type Route } from '../../../http/route';
import { hasSite } from '../../../http/site/site';
import { plainPage, resultPage, sendPlainPage } from '../../../http/forms/plainPage';
import { ownerOfResetLink, resetPassword } from '../passwordReset';
import { isCommonPassword, isOwnWord } from '../passwords';
import { resetTexts } from './resetTexts';

const passwordField = (name: string, label: string, attributes = ''): string =>
  `<label for="${name}">${escapeHtml(label)}</label>` +
  `<input id="${name}" name="${name}" type="password" autocomplete="new-password"` +
  ` minlength="${NEW_PASSWORD_MIN}" required${attributes}>`;

function formPage(language: Language, token: string, problem?: string): string {
  const messages = resetTexts[language];
  const alert =
    problem === undefined
      ? ''
      : `<p class="bad" role="alert" id="problem">${escapeHtml(problem)}</p>`;
  const described = problem === undefined ? '' : ' aria-invalid="true" aria-describedby="problem"';
  return plainPage(
    language,
    messages.title,
    [
      `${alert}<form method="post" action="/reset-password">`,
      `<input type="hidden" name="token" value="${escapeHtml(token)}">`,
      passwordField('password', messages.newPassword, ` autofocus${described}`),
      passwordField('again', messages.repeatPassword),
      `<button>${escapeHtml(messages.submit)}</button></form>`,
    ].join('\n'),
  );
}

const html = { 200: z.string(), 400: z.string() };

const showPage = route({
  method: 'GET',
  url: '/reset-password',
  summary: 'The page that sets a new password',
  query: resetPageQuery,
  response: html,
  produces: 'text/html',
  policy: everyone,
  bodyLimit: bodyLimits.none,
  rate: 'linkPage',
  async handler({ query, reply, context, request }) {
    const language = languageOf(request);
    const messages = resetTexts[language];
    if (hasSite(context.config.siteDir)) return reply.callNotFound();
    return (await ownerOfResetLink(context, query.token)) !== undefined
      ? sendPlainPage(reply, 200, formPage(language, query.token))
      : sendPlainPage(reply, 400, resultPage(language, messages.stale));
  },
});

const submitPage = route({
  method: 'POST',
  url: '/reset-password',
  summary: 'What that page sends',
  body: resetPageForm,
  isPageForm: true,
  response: html,
  produces: 'text/html',
  policy: everyone,
  bodyLimit: bodyLimits.small,
  rate: 'credentials',
  async handler({ body, reply, context, request }) {
    const language = languageOf(request);
    const messages = resetTexts[language];
    const again = (problem: string) =>
      sendPlainPage(reply, 400, formPage(language, body.token, problem));
    if (body.password !== body.again) return again(messages.mismatch);
    if (body.password.length < NEW_PASSWORD_MIN) return again(messages.tooShort(NEW_PASSWORD_MIN));
    if (await isCommonPassword(body.password)) return again(messages.tooCommon);
    const owner = await ownerOfResetLink(context, body.token);
    if (owner && isOwnWord(body.password, owner)) return again(messages.tooOwn);
    const parsed = resetPasswordBody.safeParse(body);
    if (!parsed.success) return sendPlainPage(reply, 400, resultPage(language, messages.stale));
    try {
      await resetPassword(context, parsed.data, request);
    } catch (error) {
      if (error instanceof HttpError && error.statusCode === 400)
        return sendPlainPage(reply, 400, resultPage(language, messages.stale));
      throw error;
    }
    return sendPlainPage(reply, 200, resultPage(language, messages.done));
  },
});

/** The page that a mailed link opens where this node serves no site, which has its own. */
export const resetPageRoutes: Route[] = [showPage, submitPage];
