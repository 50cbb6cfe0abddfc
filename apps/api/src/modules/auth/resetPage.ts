import { resetPageForm, resetPageQuery, resetPasswordBody } from '@clubline/contract/schemas';
import { PASSWORD_MIN } from '@clubline/contract';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Context } from '../../context';
import { HttpError } from '../../http/errors';
import { asHtml, cspHash, escapeHtml, htmlPage } from '../../http/htmlPage';
import { languageOf, varyByLanguage, type Language } from '../../http/language';
import { everyone } from '../../http/policy';
import { addRoutes, bodyLimits, route } from '../../http/route';
import { hasSite } from '../../http/site/site';
import type { ResetMessages } from './messages';
import { isResetOpen, resetPassword } from './passwordReset';
import { RESET_PAGE_STYLE } from './resetPageStyle';
import { isCommonPassword } from './passwords';
import { resetTexts } from './resetTexts';

const POLICY = [
  "default-src 'none'",
  `style-src ${cspHash(RESET_PAGE_STYLE)}`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const page = (language: Language, body: string): string =>
  htmlPage({
    language,
    title: resetTexts[language].title,
    style: RESET_PAGE_STYLE,
    body: `<main>${body}</main>`,
  });

const passwordField = (name: string, label: string, attributes = ''): string =>
  `<label for="${name}">${escapeHtml(label)}</label>` +
  `<input id="${name}" name="${name}" type="password" autocomplete="new-password" minlength="6"` +
  ` required${attributes}>`;

function formPage(language: Language, token: string, problem?: string): string {
  const messages = resetTexts[language];
  const alert =
    problem === undefined
      ? ''
      : `<p class="bad" role="alert" id="problem">${escapeHtml(problem)}</p>`;
  const described = problem === undefined ? '' : ' aria-invalid="true" aria-describedby="problem"';
  return page(
    language,
    [
      `<h1>${escapeHtml(messages.title)}</h1>${alert}`,
      '<form method="post" action="/reset-password">',
      `<input type="hidden" name="token" value="${escapeHtml(token)}">`,
      passwordField('password', messages.newPassword, ` autofocus${described}`),
      passwordField('again', messages.repeatPassword),
      `<button>${escapeHtml(messages.submit)}</button></form>`,
    ].join('\n'),
  );
}

function resultPage(language: Language, kind: keyof Pick<ResetMessages, 'stale' | 'done'>): string {
  const { title, text, action } = resetTexts[language][kind];
  return page(
    language,
    `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>` +
      `<p><a class="button" href="/auth">${escapeHtml(action)}</a></p>`,
  );
}

function send(reply: FastifyReply, status: number, html: string): string {
  void asHtml(reply, { policy: POLICY, cacheControl: 'no-store' }).code(status);
  varyByLanguage(reply);
  return html;
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
  rate: 'credentials',
  async handler({ query, reply, context, request }) {
    const language = languageOf(request);
    if (hasSite(context.config.siteDir)) return reply.callNotFound();
    return (await isResetOpen(context, query.token))
      ? send(reply, 200, formPage(language, query.token))
      : send(reply, 400, resultPage(language, 'stale'));
  },
});

const submitPage = route({
  method: 'POST',
  url: '/reset-password',
  summary: 'What that page sends',
  body: resetPageForm,
  response: html,
  produces: 'text/html',
  policy: everyone,
  bodyLimit: bodyLimits.small,
  rate: 'credentials',
  async handler({ body, reply, context, request }) {
    const language = languageOf(request);
    const messages = resetTexts[language];
    const again = (problem: string) => send(reply, 400, formPage(language, body.token, problem));
    if (body.password !== body.again) return again(messages.mismatch);
    if (body.password.length < PASSWORD_MIN) return again(messages.tooShort(PASSWORD_MIN));
    if (await isCommonPassword(body.password)) return again(messages.tooCommon);
    const parsed = resetPasswordBody.safeParse(body);
    if (!parsed.success) return send(reply, 400, resultPage(language, 'stale'));
    try {
      await resetPassword(context, parsed.data, request);
    } catch (error) {
      if (error instanceof HttpError && error.statusCode === 400)
        return send(reply, 400, resultPage(language, 'stale'));
      throw error;
    }
    return send(reply, 200, resultPage(language, 'done'));
  },
});

/**
 * The page a mailed link opens where this node serves no site, which has its own. It works without
 * scripts, and opening it does not use the link up.
 */
export function resetPage(context: Context): FastifyPluginAsync {
  return async (app) => {
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, parsed) => {
        parsed(null, Object.fromEntries(new URLSearchParams(body as string)));
      },
    );
    addRoutes(app, context, { tag: 'Sign-in', routes: [showPage, submitPage] });
  };
}
