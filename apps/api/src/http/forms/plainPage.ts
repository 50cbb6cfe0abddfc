import type { FastifyReply } from 'fastify';
import { asHtml, cspHash, escapeHtml, htmlPage } from '../htmlPage';
import { varyByLanguage, type Language } from '../language';
import { PLAIN_PAGE_STYLE } from './plainPageStyle';

const POLICY = [
  "default-src 'none'",
  `style-src ${cspHash(PLAIN_PAGE_STYLE)}`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** A page that works without script: a title, and what stands below its heading, as HTML. */
export const plainPage = (language: Language, title: string, body: string): string =>
  htmlPage({
    language,
    title,
    style: PLAIN_PAGE_STYLE,
    body: `<main><h1>${escapeHtml(title)}</h1>${body}</main>`,
  });

/** What a page says when something was done, or cannot be done, and where to go from there. */
export interface PageResult {
  title: string;
  text: string;
  action: string;
}

/** The page that says so. */
export const resultPage = (
  language: Language,
  { title, text, action }: PageResult,
  address = '/auth',
): string =>
  plainPage(
    language,
    title,
    `<p>${escapeHtml(text)}</p>` +
      `<p><a class="button" href="${escapeHtml(address)}">${escapeHtml(action)}</a></p>`,
  );

/** Sends such a page; no cache keeps it. */
export function sendPlainPage(reply: FastifyReply, status: number, html: string): string {
  void asHtml(reply, { policy: POLICY, cacheControl: 'no-store' }).code(status);
  varyByLanguage(reply);
  return html;
}
