import type { FastifyReply } from 'fastify';
import { asHtml, cspHash, escapeHtml, htmlPage } from '../../../http/htmlPage';
import { varyByLanguage, type Language } from '../../../http/language';
import { LINK_PAGE_STYLE } from './linkPageStyle';

const POLICY = [
  "default-src 'none'",
  `style-src ${cspHash(LINK_PAGE_STYLE)}`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** A page that a mailed link opens: a title, and what stands below its heading, as HTML. */
export const linkPage = (language: Language, title: string, body: string): string =>
  htmlPage({
    language,
    title,
    style: LINK_PAGE_STYLE,
    body: `<main><h1>${escapeHtml(title)}</h1>${body}</main>`,
  });

/** What a page says when a link was used, or cannot be any more, and where to go from there. */
export interface LinkResult {
  title: string;
  text: string;
  action: string;
}

/** The page that says so. */
export const resultPage = (
  language: Language,
  { title, text, action }: LinkResult,
  address = '/auth',
): string =>
  linkPage(
    language,
    title,
    `<p>${escapeHtml(text)}</p>` +
      `<p><a class="button" href="${escapeHtml(address)}">${escapeHtml(action)}</a></p>`,
  );

/** Sends such a page; no cache keeps it. */
export function sendLinkPage(reply: FastifyReply, status: number, html: string): string {
  void asHtml(reply, { policy: POLICY, cacheControl: 'no-store' }).code(status);
  varyByLanguage(reply);
  return html;
}
